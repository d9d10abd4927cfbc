/**
 * <poch-embed page="hands/poch-modern-pagat/three-nines/#step-38">: a page of this site in a page of others. What is in the
 * element is read where no script runs.
 */

const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const root = new URL("../../../", script.src);

class PochEmbed extends HTMLElement {
  connectedCallback() {
    if (this.querySelector("iframe")) return;
    const src = new URL(this.getAttribute("page") ?? "", root);
    if (src.origin !== root.origin) return;
    src.search += `${src.search ? "&" : "?"}embed`;
    const frame = document.createElement("iframe");
    const [width, height] = [
      this.getAttribute("width") ?? "480",
      this.getAttribute("height") ?? "640",
    ];
    const title = this.getAttribute("title") ?? (this.textContent?.trim() || "Poch");
    Object.assign(frame, { src: src.href, title, width, height, loading: "lazy" });
    frame.style.cssText = "border:0;max-width:100%";
    this.replaceChildren(frame);
  }
}

customElements.define("poch-embed", PochEmbed);
