"""The workshop's editor: CodeMirror and what sets it up, in one file for the browser."""
