import { checkTranslation, checkValues, PLURAL_FORMS } from './catalogue.rules.mjs';

/**
 * @typedef {object} OwnedUse one place where a text is shown
 * @property {string} id
 * @property {string} place
 * @property {string[] | null} values
 * @property {string} owner `shell` or the folder of a remote; what the server says: that of the contracts or of a service
 * @property {boolean} first whether a page around signing in shows it
 */
/** @typedef {{ file: string, language: string, texts: Record<string, string> }} CatalogueFile */

const TOLD = 'shared/contracts';
const isOfServer = (/** @type {string} */ owner) => owner === TOLD || owner.startsWith('services/');

const ownerOf = (/** @type {string} */ file) =>
  /^((remotes|services)\/[^/]+|shared\/contracts)\//.exec(file)?.[1] ?? 'shell';
const isFirst = (/** @type {string} */ file) => file.includes('/locales/first/');

/** The feature of the shell that alone brings this catalogue, `audit`; undefined for those that are always there. */
const featureOf = (/** @type {string} */ file) =>
  /^shell\/src\/locales\/(?!(?:first|app|kit|server)\/)([\w-]+)\//.exec(file)?.[1];
const isReached = (/** @type {OwnedUse} */ { place }, /** @type {string} */ file) => {
  const feature = featureOf(file);
  return !feature || place.startsWith(`shell/src/features/${feature}/`);
};

/** Whose catalogues are there as well: the shell's in the browser, those of what is told and of mails on the server. */
const basesOf = (/** @type {string} */ owner) => (isOfServer(owner) ? [TOLD, 'services/reach'] : ['shell']);

/** Where a text is looked for: what is told is also read in the browser, which has no service's catalogue. */
const isNear = (/** @type {OwnedUse} */ use, /** @type {string} */ file) => {
  const { owner, first } = use;
  if (first) return isFirst(file);
  if (!isReached(use, file)) return false;
  return owner === TOLD ? ownerOf(file) === TOLD : [...basesOf(owner), owner].includes(ownerOf(file));
};

/** Whether this catalogue is the place for a text that is shown there. */
const belongs = (/** @type {OwnedUse} */ use, /** @type {string} */ file) =>
  ownerOf(file) === 'shell'
    ? !isOfServer(use.owner) && (!isFirst(file) || use.first) && isReached(use, file)
    : use.owner === ownerOf(file);

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
  const bases = others.filter(
    (other) =>
      basesOf(ownerOf(file)).includes(ownerOf(other.file)) &&
      (ownerOf(file) === 'shell' || !featureOf(other.file)),
  );
  const shells = ownerOf(file) === TOLD ? others.filter((other) => ownerOf(other.file) === 'shell') : [];
  return Object.entries(texts).flatMap(([id, text]) => {
    const shown = (uses.get(id) ?? []).some((use) => belongs(use, file));
    const twin = bases.find((other) => Object.hasOwn(other.texts, id));
    const other = shells.find(({ texts: there }) => Object.hasOwn(there, id) && there[id] !== text);
    return [
      ...(shown ? [] : [`${file}: nothing shows “${id}” from here`]),
      ...(twin ? [`${file}: “${id}” stands in ${twin.file} already`] : []),
      ...(other ? [`${file}: “${id}” is called otherwise in ${other.file}`] : []),
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
