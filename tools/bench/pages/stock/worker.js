import { loadPyodide } from "./pyodide/pyodide.mjs";

const python = await loadPyodide();
postMessage(python.runPython("import json; json.dumps({'answer': 6 * 7})"));
