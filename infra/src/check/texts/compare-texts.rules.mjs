import { checkTranslation, checkValues, PLURAL_FORMS } from './catalogue.rules.mjs';

/**
 * @typedef {object} OwnedUse one place where a text is shown
 * @property {string} id
 * @property {string} place
 * @property {string[] | null} values
 * @property {string} owner `shell`, or a remote's folder
 * @property {boolean} first whether a page around signing in shows it
 */
/** @typedef {{ file: string, language: string, texts: Record<string, string> }} CatalogueFile */

const ownerOf = (/** @type {string} */ file) => /^remotes\/[^/]+/.exec(file)?.[0] ?? 'shell';
const isFirst = (/** @type {string} */ file) => file.includes('/locales/first/');

/** Where a text is looked for: the shell's catalogues are always there, its first one before all others. */
const isNear = (/** @type {OwnedUse} */ { owner, first }, /** @type {string} */ file) =>
  first ? isFirst(file) : ['shell', owner].includes(ownerOf(file));

/** Whether this catalogue is the place for a text that is shown there. */
const belongs = (/** @type {OwnedUse} */ use, /** @type {string} */ file) =>
  ownerOf(file) === 'shell' ? !isFirst(file) || use.first : use.owner === ownerOf(file);

/** @param {OwnedUse} use @param {CatalogueFile[]} catalogues */
function findMissing(use, catalogues) {
  const near = catalogues.filter(({ file, texts }) => isNear(use, file) && Object.hasOwn(texts, use.id));
  const missing = Object.keys(PLURAL_FORMS).filter((each) => !near.some(({ language }) => language === each));
  const where = use.first ? ' of the first texts' : '';
  return missing.length > 0 ? [`${use.place}: “${use.id}” is missing in ${missing.join(', ')}${where}`] : [];
}

/** @param {CatalogueFile} catalogue @param {CatalogueFile[]} all @param {Map<string, OwnedUse[]>} uses */
function checkCatalogue({ file, language, texts }, all, uses) {
  const others = all.filter((other) => other.file !== file && other.language === language);
  const shells = others.filter((other) => ownerOf(other.file) === 'shell');
  return Object.entries(texts).flatMap(([id, text]) => {
    const shown = (uses.get(id) ?? []).some((use) => belongs(use, file));
    const twin = shells.find((other) => Object.hasOwn(other.texts, id));
    return [
      ...(shown ? [] : [`${file}: nothing shows “${id}” from here`]),
      ...(twin ? [`${file}: “${id}” stands in ${twin.file} already`] : []),
      ...checkTranslation(id, text, language).map((fault) => `${file}: “${id}” ${fault}`),
    ];
  });
}

/**
 * Every text that people read stands in the catalogues of all languages, every entry of a catalogue is shown and stands
 * there once, and a translation is filled with the same values as its English.
 * @param {{ uses: OwnedUse[], catalogues: CatalogueFile[] }} texts
 * @returns {string[]} one sentence for each fault
 */
export function compareTexts({ uses, catalogues }) {
  /** @type {Map<string, OwnedUse[]>} */
  const byId = new Map();
  for (const use of uses) byId.set(use.id, [...(byId.get(use.id) ?? []), use]);
  return [
    ...uses.flatMap(checkValues),
    ...uses.flatMap((use) => findMissing(use, catalogues)),
    ...catalogues.flatMap((catalogue) => checkCatalogue(catalogue, catalogues, byId)),
  ];
}
