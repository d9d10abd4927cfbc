/** What one hears at the table, for those who want it: a card that is laid, chips, a knock. All of it is made here. */

/** The most chips that are heard one after another. */
const MOST_CHIPS = 4;
/** The loudest that anything is, as a share. */
const LOUD = 0.2;

/** @type {AudioContext | undefined} */
let context;

/**
 * Let something sound and die away.
 * @param {AudioContext} audio @param {OscillatorNode | AudioBufferSourceNode} source @param {number} start seconds from now
 * @param {number} length in seconds @param {{loud?: number, filter?: [BiquadFilterType, number]}} [how]
 */
function strike(audio, source, start, length, { loud = LOUD, filter } = {}) {
  const at = audio.currentTime + start;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  const through = filter && new BiquadFilterNode(audio, { type: filter[0], frequency: filter[1] });
  if (through) source.connect(through).connect(gain);
  else source.connect(gain);
  gain.connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

/** @param {AudioContext} audio @param {number} length in seconds */
function noise(audio, length) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(audio, { buffer });
}

/** @param {AudioContext} audio @param {number} frequency */
const tone = (audio, frequency) => new OscillatorNode(audio, { frequency });

/** A card touches the table. @param {AudioContext} audio */
function card(audio) {
  strike(audio, noise(audio, 0.07), 0, 0.07, { filter: ["bandpass", 1800] });
}

/** Chips touch each other. @param {AudioContext} audio @param {number} many */
function chips(audio, many) {
  for (let i = 0; i < Math.min(many, MOST_CHIPS); i += 1)
    for (const frequency of [3100, 4300])
      strike(audio, tone(audio, frequency + 90 * i), 0.06 * i, 0.06, { loud: LOUD / 5 });
}

/** Knuckles on wood, twice. @param {AudioContext} audio */
function knock(audio) {
  for (const start of [0, 0.16]) {
    strike(audio, tone(audio, 120), start, 0.1, { loud: LOUD * 2 });
    strike(audio, noise(audio, 0.05), start, 0.05, { filter: ["lowpass", 500] });
  }
}

/** Let a step be heard. @param {import("./table.js").Step} step */
export function hear(step) {
  context ??= new AudioContext();
  context.resume().catch(console.info); // until the page is touched, browsers keep it silent
  if (step.type === "Knocked") knock(context);
  else if (step.card || step.cards?.length) card(context);
  else if (step.chips) chips(context, step.chips);
}
