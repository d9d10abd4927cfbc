/** A dialog over the page: its head with the button that closes it, and what is in it. */

import { say } from "../language/say.js";
import { button, html } from "./dom.js";

/**
 * Open a dialog; when it is closed it goes, and the focus is where it was.
 * @param {string} kind its class; the parts of its head are called so too
 * @param {string} title @param {Element | null} opener @param {...(Node | string)} parts
 */
export function dialog(kind, title, opener, ...parts) {
  /** @type {HTMLDialogElement} */
  const node = html(
    "dialog.md-typeset",
    { "aria-labelledby": `${kind}-title` },
    html(
      "div.dialog-head",
      html("h2", { id: `${kind}-title` }, title),
      button(say("page-close"), () => node.close()),
    ),
    ...parts,
  );
  node.classList.add(kind);
  node.addEventListener("click", ({ target }) => target === node && node.close());
  node.addEventListener("close", () => {
    node.remove();
    if (opener instanceof HTMLElement) opener.focus();
  });
  document.body.append(node);
  node.showModal();
  return node;
}
