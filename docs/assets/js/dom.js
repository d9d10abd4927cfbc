// @ts-check
/** Small makers of DOM nodes. Text goes in as nodes, never as markup. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Record<string, string | number | null | undefined>} Attributes */

/**
 * @template {Element} T
 * @param {T} node
 * @param {Attributes} attributes
 * @param {(Node | string)[]} children
 * @returns {T}
 */
function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) node.setAttribute(name, String(value));
  }
  node.append(...children);
  return node;
}

/**
 * Return an HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 */
export function html(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/**
 * Return an SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 */
export function svg(name, attributes = {}, ...children) {
  return filled(
    /** @type {SVGElementTagNameMap[K]} */ (document.createElementNS(SVG, name)),
    attributes,
    children,
  );
}

/** The icons of the controls, on a field of 24 units. @type {Record<string, string>} */
const ICONS = {
  first: "M6 5v14M19 5.5v13L9 12z",
  back: "M16.5 5v14L6.5 12z",
  forward: "M7.5 5v14l10-7z",
  last: "M18 5v14M5 5.5v13L15 12z",
  play: "M7 4.5v15L19.5 12z",
  eye: "M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  link: "M10 14a4.2 4.2 0 0 0 6 0l3.2-3.2a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.2 3.2a4.2 4.2 0 0 0 6 6L12 18",
  undo: "M8.5 5.5 4 10l4.5 4.5M4.5 10H14a5 5 0 0 1 0 10h-3",
};

/**
 * Return an icon; it says nothing by itself, so its button needs a name.
 * @param {string} name
 */
export function icon(name) {
  const shape = svg("path", { d: ICONS[name] ?? "" });
  return svg(
    "svg",
    { class: `poch-icon poch-icon-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    shape,
  );
}

/** Return a part of an address as text; one that is badly written stays as it is. @param {string} text */
export function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
