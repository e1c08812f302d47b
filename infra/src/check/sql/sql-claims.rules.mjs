/** @typedef {import('./claim.reader.mjs').Kind} Kind */
/** @typedef {import('./claim.reader.mjs').Claim} Claim */
/** @typedef {import('./claim.reader.mjs').ClaimedColumn} ClaimedColumn */
/** @typedef {import('./statement.describer.mjs').Described} Described */

/**
 * What the portal's connections make of the values of types, by their oids (`column-types.ts` of platform); of JSON, anything. What is not listed arrives as text.
 * @type {readonly [Kind | 'any', readonly number[]][]}
 */
const VALUES = [
  ['boolean', [16]],
  ['bytes', [17]],
  ['number', [20, 21, 23, 26, 700, 701]],
  ['moment', [1082, 1114, 1184]],
  ['object', [600, 1186]],
  ['any', [114, 3802]],
];
/**
 * The same of the elements of arrays; an array that is not listed arrives as one text.
 * @type {readonly [Kind | 'any', readonly number[]][]}
 */
const ELEMENTS = [
  ['boolean', [1000]],
  ['bytes', [1001]],
  ['number', [1005, 1007, 1016, 1028, 1021, 1022, 1231]],
  ['text', [1008, 1009, 1014, 1015, 2951]],
  ['moment', [1115, 1182, 1185]],
  ['any', [199, 3807]],
];

/** @param {typeof VALUES} kinds @param {number} type */
const kindIn = (kinds, type) => kinds.find(([, types]) => types.includes(type))?.[0];

/** @param {number} type @returns {Kind | 'any' | [Kind | 'any']} */
function arrives(type) {
  const element = kindIn(ELEMENTS, type);
  return element ? [element] : (kindIn(VALUES, type) ?? 'text');
}

/** @param {ClaimedColumn} claimed @param {number} type */
function fits({ kinds, elements }, type) {
  const kind = arrives(type);
  if (kind === 'any' || kinds.length === 0) return true;
  if (!Array.isArray(kind)) return kinds.every((each) => each === kind);
  if (!kinds.every((each) => each === 'list')) return false;
  return kind[0] === 'any' || elements.every((each) => each === kind[0]);
}

/** @param {number} type */
const written = (type) => {
  const kind = arrives(type);
  return Array.isArray(kind) ? `list of ${kind[0]}` : kind;
};

/** @param {string} text without the values of its literals, comments and everything in brackets */
const outermost = (text) => {
  let depth = 0;
  const bare = text.replaceAll(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, ' ');
  return bare.split('').filter((letter) => {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    return depth === 0;
  });
};

/** TypeORM answers these with the rows and their count. @param {string} text */
const answersCount = (text) =>
  /^(update|delete)$/i.test(
    /\b(select|insert|update|delete|merge|values)\b/i.exec(outermost(text).join(''))?.[0] ?? '',
  );

/**
 * Compares what a call claims with what the database answers.
 * @param {object} compared
 * @param {Claim} compared.claim
 * @param {Described} compared.described
 * @param {import('./statement.finder.mjs').Said} compared.said
 * @param {boolean} compared.isCounted whether the rows that a change returns arrive with their count
 * @returns {string[]} a sentence for each lie
 */
export function findLies({ claim, described, said: { text, values }, isCounted }) {
  if (described.refused !== null) return [`the database refuses it: ${described.refused}`];
  const lies = [];
  const shape = isCounted && answersCount(text) ? 'rows and count' : 'rows';
  if (claim.shape !== 'nothing' && claim.shape !== shape)
    lies.push(`it answers ${shape}, claimed are ${claim.shape}`);
  if (values !== null && values !== described.values)
    lies.push(`it has ${described.values} parameters, and ${values} values are given`);
  if (!claim.columns) return lies;
  const answered = new Map(described.columns.map(({ name, type }) => [name, type]));
  for (const [name, claimed] of claim.columns) {
    const type = answered.get(name);
    if (type === undefined && !claimed.optional) lies.push(`"${name}" is claimed and not answered`);
    if (type !== undefined && !fits(claimed, type))
      lies.push(
        `"${name}" arrives as ${written(type)}, claimed is ${[...claimed.kinds, ...claimed.elements].join(', ')}`,
      );
  }
  for (const name of answered.keys())
    if (!claim.columns.has(name) && !claim.isOpen) lies.push(`"${name}" is answered and nobody claims it`);
  return lies;
}
