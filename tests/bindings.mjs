/**
 * The names of variables, parameters, functions and fields in scripts: a list of files comes as JSON, and of each go out all
 * names, and those of functions among them.
 */

import { readFileSync } from "node:fs";
import { minify } from "terser";

const AS_WRITTEN = { module: true, compress: false, mangle: false, format: { ast: true, code: false } };

/** The names in a pattern: of what is taken apart, those of its parts. @param {any} pattern @returns {string[]} */
function inside(pattern) {
  switch (pattern?.type) {
    case "Identifier":
    case "PrivateIdentifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((part) => inside(part.value ?? part));
    case "ArrayPattern":
      return pattern.elements.flatMap(inside);
    case "AssignmentPattern":
      return inside(pattern.left);
    case "RestElement":
      return inside(pattern.argument);
    default:
      return [];
  }
}

/** The names that one node binds. @param {any} node @returns {string[]} */
function bound(node) {
  switch (node.type) {
    case "VariableDeclarator":
    case "ClassDeclaration":
    case "ClassExpression":
      return inside(node.id);
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return [...inside(node.id), ...node.params.flatMap(inside)];
    case "CatchClause":
      return inside(node.param);
    case "ImportSpecifier":
    case "ImportDefaultSpecifier":
    case "ImportNamespaceSpecifier":
      return inside(node.local);
    case "PropertyDefinition":
    case "MethodDefinition":
      return node.computed ? [] : inside(node.key);
    case "AssignmentExpression": // `this.name = …` is a field
      return node.left.object?.type === "ThisExpression" && !node.left.computed
        ? inside(node.left.property)
        : [];
    default:
      return [];
  }
}

const FUNCTIONS = new Set(["FunctionExpression", "ArrowFunctionExpression"]);

/** The name of what one node defines as a function, unless it is a getter or setter. @param {any} node @returns {string[]} */
function defined(node) {
  switch (node.type) {
    case "FunctionDeclaration":
      return inside(node.id);
    case "MethodDefinition":
      return node.kind === "method" ? bound(node) : [];
    case "VariableDeclarator":
      return FUNCTIONS.has(node.init?.type) ? inside(node.id) : [];
    case "PropertyDefinition":
      return FUNCTIONS.has(node.value?.type) ? bound(node) : [];
    default:
      return [];
  }
}

/** @param {any} node @param {(node: any) => string[]} names @returns {string[]} */
function within(node, names) {
  if (!node || typeof node !== "object") return [];
  const parts = Object.values(node).flatMap((part) => within(part, names));
  return node.type ? [...names(node), ...parts] : parts;
}

let given = "";
for await (const part of process.stdin) given += part;
const names = {};
for (const file of JSON.parse(given)) {
  const { ast } = await minify(readFileSync(file, "utf8"), AS_WRITTEN);
  const tree = ast.to_mozilla_ast();
  names[file] = [bound, defined].map((kind) => [...new Set(within(tree, kind))].sort());
}
console.log(JSON.stringify(names));
