/** Of the product; what checks it may name a record. */
const source = /^(?!infra\/).*\.(ts|tsx|mjs|scss)$/;
const catalogue = /\/locales\/(?:[\w-]+\/)?[\w-]+\.json$/;
const description = /^export const ([A-Z][A-Z0-9_]*) = defineRecord\(/gm;

/**
 * @typedef {object} Record
 * @property {string} constant `HOLIDAY_LIST`
 * @property {Set<string>} names of its folders and files: `holiday-list`
 *
 * @typedef {object} Cost
 * @property {string} record
 * @property {number} files its own, tests and migrations included
 * @property {number} lines of its files, and one for each translation of a text in them
 * @property {string[]} elsewhere the files outside its folders that name it
 */

/**
 * Measures what each record of the project costs.
 * @param {string[]} files of the project
 * @param {(file: string) => string} read
 * @returns {Cost[]} the worst first
 */
export function measureRecords(files, read) {
  const records = recordsIn(files, read);
  const owners = new Map(files.map((file) => [file, ownerOf(file, records)]));
  const translations = translationsIn(files, read);
  const costs = new Map(
    records.map((record) => [
      record,
      { record: record.constant, files: 0, lines: 0, elsewhere: /** @type {string[]} */ ([]) },
    ]),
  );
  for (const file of files.filter((each) => source.test(each))) {
    const text = read(file);
    const owner = owners.get(file);
    const own = owner && costs.get(owner);
    if (own) {
      own.files += 1;
      own.lines += text.trimEnd().split('\n').length + translated(text, translations);
    }
    for (const [record, cost] of costs)
      if (record !== owner && names(text, record)) cost.elsewhere.push(file);
  }
  return [...costs.values()].toSorted((a, b) => weight(b) - weight(a));
}

/** An edit elsewhere is worth about as much as thirty lines, because it is where two teams meet. */
const weight = (/** @type {Cost} */ { lines, elsewhere }) => lines + 30 * elsewhere.length;

/** @type {(files: string[], read: (file: string) => string) => Record[]} */
function recordsIn(files, read) {
  return files
    .filter(
      (file) => file.startsWith('shared/contracts/src/') && file.endsWith('.ts') && !file.includes('.test.'),
    )
    .flatMap((file) =>
      [...read(file).matchAll(description)].map(([, constant = ''], place) => {
        const kebab = constant.toLowerCase().replaceAll('_', '-');
        const base = file.replace(/^.*\/|\.ts$/g, '');
        return { constant, names: new Set(place === 0 ? [kebab, base] : [kebab]) };
      }),
    );
}

/** The record with the longest name that the file, or a folder of it, is called after. */
function ownerOf(/** @type {string} */ file, /** @type {Record[]} */ records) {
  const parts = file.split('/');
  const base = (parts.pop() ?? '').replace(/^\d+-/, '').split('.')[0] ?? '';
  const called = (/** @type {string} */ name) => base === name || parts.includes(name);
  const own = records.flatMap((record) => [...record.names].filter(called).map((name) => ({ record, name })));
  return own.toSorted((a, b) => b.name.length - a.name.length)[0]?.record;
}

function names(/** @type {string} */ text, /** @type {Record} */ { constant, names }) {
  if (new RegExp(`\\b${constant}\\b`).test(text)) return true;
  return [...names].some((name) =>
    new RegExp(`/(?:\\d+-)?${name}(?:/[\\w./-]+|\\.[\\w.]+)?\\.js'`).test(text),
  );
}

/** Text -> in how many catalogues it is translated. @type {(files: string[], read: (file: string) => string) => Map<string, number>} */
function translationsIn(files, read) {
  const counts = new Map();
  for (const file of files.filter((each) => catalogue.test(each)))
    for (const text of Object.keys(JSON.parse(read(file)))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function translated(/** @type {string} */ text, /** @type {Map<string, number>} */ translations) {
  const said = new Set(
    [...text.matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"/g)].map(([, a, b]) => a ?? b ?? ''),
  );
  return [...said].reduce((sum, each) => sum + (translations.get(each) ?? 0), 0);
}
