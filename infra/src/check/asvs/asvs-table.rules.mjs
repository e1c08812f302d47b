/**
 * One row of the document: a requirement and its answer.
 * @typedef {object} Row
 * @property {string} id
 * @property {string} level
 * @property {string} state
 * @property {string} answer
 */

/** A test named in an answer: the name of its file, which the end of the document links, and its title. */
const proof = /\[([\w.-]+)\] “([^”]+)”/g;
const definition = /^\[([\w.-]+)\]: (\S+)$/gm;
const row = /^\| +(\d+\.\d+\.\d+) +\| +(\d) +\| +(.*?) +\| +(.*?) +\| +(.*?) +\|$/gm;
const counted = /^\| +(\w[\w ]*?) +\| +(\d+) +\| .*\|$/gm;

/** The possible states of a requirement; only the first needs tests. */
const states = ['tested', 'written', 'no such part', 'operator', 'exception'];
/** ASVS 5.0.0, levels 1 and 2, without V10 and V17. */
const rowsOfChapters = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
};

/** @param {string} text @returns {Row[]} */
const readRows = (text) =>
  [...text.matchAll(row)].map(([, id = '', level = '', , state = '', answer = '']) => ({
    id,
    level,
    state,
    answer,
  }));

/** @param {string} text @returns {{ name: string, title: string }[]} */
export const readProofs = (text) =>
  [...text.matchAll(proof)].map(([, name = '', title = '']) => ({ name, title }));

/** The links of test file names. @param {string} text @returns {Map<string, string>} */
export const readDefinitions = (text) =>
  new Map([...text.matchAll(definition)].map(([, name = '', path = '']) => [name, path]));

/** @param {Row} row */
function complainOfRow({ id, level, state, answer }) {
  const proofs = readProofs(answer).length;
  if (level !== '1' && level !== '2') return [`${id} is of level ${level}`];
  if (!states.includes(state)) return [`${id} is "${state}", which is none of ${states.join(', ')}`];
  if (state === 'tested' && proofs === 0) return [`${id} is tested, and names no test`];
  return state !== 'tested' && answer === '' ? [`${id} gives no reason`] : [];
}

/** @param {Row[]} rows */
function complainOfNumbers(rows) {
  const ids = rows.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`);
  const short = Object.entries(rowsOfChapters).flatMap(([chapter, expected]) => {
    const found = ids.filter((id) => id.startsWith(`${chapter}.`)).length;
    return found === expected ? [] : [`V${chapter} has ${found} rows, the standard ${expected}`];
  });
  return [...twice, ...short];
}

/** @param {string} text @param {Row[]} rows */
function complainOfCounts(text, rows) {
  const said = new Map(
    [...text.matchAll(counted)].map(([, state = '', count = '']) => [state, Number(count)]),
  );
  return states.flatMap((state) => {
    const found = rows.filter((each) => each.state === state).length;
    return said.get(state) === found
      ? []
      : [`${found} rows are "${state}", the summary says ${said.get(state)}`];
  });
}

/**
 * Finds rows that are missing, duplicated or without an answer, and a summary with wrong counts.
 * @param {string} text the document
 * @returns {string[]} one sentence for each fault
 */
export function complainOfRows(text) {
  const rows = readRows(text);
  return [...complainOfNumbers(rows), ...rows.flatMap(complainOfRow), ...complainOfCounts(text, rows)];
}
