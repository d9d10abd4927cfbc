/**
 * The rest of the search. The first index is small and answers at once; a worker of this worker reads all sections
 * of all pages meanwhile, and answers from then on.
 */

/** @typedef {{type: number, data: any}} Message 0: an index, 1: it is read, 2: what is searched for, 3: what is found */

/**
 * Return what hears what is searched for.
 * @param {{config: {whole?: string}, options: object}} given with an index @returns {(event: MessageEvent) => void}
 */
// biome-ignore lint/correctness/noUnusedVariables: searching.js calls it
function readWhole({ config, options }) {
  if (!config.whole) return () => {};
  const whole = new Worker(location.href);
  let ready = false;
  /** @type {Message | undefined} */
  let asked;
  whole.onmessage = ({ data }) => {
    ready = true;
    if (data.type !== 1) postMessage(data);
    else if (asked) whole.postMessage(asked);
  };
  fetch(new URL(`../../../${config.whole}`, location.href))
    .then((answer) => answer.json())
    .then((data) => whole.postMessage({ type: 0, data: { ...data, options } }))
    .catch(console.info); // the first index goes on answering
  return (event) => {
    asked = event.data;
    if (!ready) return;
    event.stopImmediatePropagation();
    whole.postMessage(asked);
  };
}
