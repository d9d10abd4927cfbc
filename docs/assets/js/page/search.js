/** Material fetches the search index with every page; here it waits until somebody searches. */

const searching = new Promise((begin) =>
  document.querySelector(".md-search__input")?.addEventListener("focus", begin),
);

globalThis.XMLHttpRequest = class extends XMLHttpRequest {
  url = "";

  /** @param {string} method @param {string | URL} url */
  open(method, url) {
    this.url = String(url);
    super.open(method, url);
  }

  /** @param {XMLHttpRequestBodyInit | null} [body] */
  async send(body) {
    if (this.url.endsWith("/search_index.json")) await searching;
    super.send(body);
  }
};
