// In which order texts are packed together: what a text shares with the one before it costs least.

/** Signs that are looked for together. */
const RUN = 5;
/** One run in so many stands for all. */
const ONE_IN = 5;
const PLACES = 1 << 18;

/**
 * The runs of a text that stand for it, each as a number, once.
 * @param {string} text
 */
function runsOf(text) {
  const isFound = new Uint8Array(PLACES);
  const found = [];
  for (let at = 0; at + RUN <= text.length; at += 1) {
    let hash = 0;
    for (let each = at; each < at + RUN; each += 1) hash = Math.imul(hash, 31) + text.charCodeAt(each);
    const place = hash & (PLACES - 1);
    if (hash % ONE_IN !== 0 || isFound[place] === 1) continue;
    isFound[place] = 1;
    found.push(place);
  }
  return Uint32Array.from(found);
}

/**
 * Orders texts so that each lies beside one that it has much in common with: the longest first, then always the one that shares most with
 * the last, for its size; what it shares with the one before that counts half.
 * @template T
 * @param {readonly T[]} all
 * @param {(each: T) => string} textOf
 * @returns {T[]}
 */
export function sideBySide(all, textOf) {
  const rest = all
    .map((each) => ({ each, runs: runsOf(textOf(each)) }))
    .sort((a, b) => b.runs.length - a.runs.length);
  const ordered = [];
  /** What a run is worth: 2 where the last text has it, 1 where only the one before has. */
  const worthOf = new Uint8Array(PLACES);
  /** @type {Uint32Array} */
  let before = new Uint32Array();
  while (rest.length > 0) {
    let [best, most] = [0, -1];
    rest.forEach(({ runs }, at) => {
      const shared = runs.reduce((sum, run) => sum + (worthOf[run] ?? 0), 0);
      const worth = shared / Math.sqrt(runs.length + 1);
      if (worth > most) [best, most] = [at, worth];
    });
    const [next] = rest.splice(best, 1);
    if (!next) break;
    ordered.push(next.each);
    worthOf.fill(0);
    for (const run of before) worthOf[run] = 1;
    for (const run of next.runs) worthOf[run] = 2;
    before = next.runs;
  }
  return ordered;
}
