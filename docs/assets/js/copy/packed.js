/** The hashes of sentences as files have them: the four bytes of each, the lowest first, in base 64. */

/** @typedef {import("./words.js").Sentence} Sentence */
/** @typedef {{id: string, words: number, plain: string, bare: string}} Packed */

/** @param {number[]} hashes */
const writeHashes = (hashes) =>
  btoa(String.fromCharCode(...new Uint8Array(Uint32Array.from(hashes).buffer)));

/** @param {string} text */
const read = (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return [...new Uint32Array(bytes.buffer)];
};

/** @param {Sentence} sentence @returns {Packed} */
export const pack = ({ plain, bare, ...rest }) => ({
  ...rest,
  plain: writeHashes(plain),
  bare: writeHashes(bare),
});

/** @template {Packed} T @param {T} sentence @returns {Omit<T, "plain" | "bare"> & Sentence} */
export const unpack = ({ plain, bare, ...rest }) => ({
  ...rest,
  plain: read(plain),
  bare: read(bare),
});
