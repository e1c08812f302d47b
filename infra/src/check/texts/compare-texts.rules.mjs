import path from 'node:path';
import { checkTranslation, checkValues, PLURAL_FORMS } from './catalogue.rules.mjs';

/**
 * @typedef {object} OwnedUse one place where a text is shown
 * @property {string} id
 * @property {string} place
 * @property {string[] | null} values
 * @property {string} owner `shell` or the folder of a remote; of what the server says too: of a service, an area's contracts or all
 * @property {boolean} first whether a page around signing in shows it
 */
/** @typedef {{ file: string, language: string, texts: Record<string, string> }} CatalogueFile */

/** Texts that both the server and the shell use. */
const COMMON = 'shared/contracts';
const REACH = 'services/reach';
/** Screens that several remotes mount; their catalogue is joined with the remote's own. */
const WORK_UI = 'shared/work-ui';
/** Those that the shell mounts have a catalogue of their own, so that neither loads the other's. */
const CALENDAR = 'shared/work-ui/src/calendar';

/**
 * The owner of a catalogue: `shell`, `shared/contracts`, or the folder of a remote, a service or an area's contracts.
 */
const ownerOf = (/** @type {string} */ file) =>
  /^((remotes|services)\/[^/]+|shared\/work-ui(\/src\/calendar)?|shared\/contracts(\/src\/(?!locales\/)[^/]+)?)\//.exec(
    file,
  )?.[1] ?? 'shell';
const isFirst = (/** @type {string} */ file) => file.includes('/locales/first/');

/** @param {string} owner @param {'remotes' | 'services' | 'shared/contracts/src'} folder */
const isIn = (owner, folder) => owner.startsWith(`${folder}/`);
const isOfServer = (/** @type {string} */ owner) =>
  owner === COMMON || !/^(shell$|remotes\/|shared\/work-ui)/.test(owner);
/** The catalogue of the area to which a remote and a service belong; both load it. @param {string} owner */
const areaOf = (owner) => `shared/contracts/src/${path.basename(owner)}`;

/** The catalogues loaded where a text is shown, the closest first. An area's texts are available on both sides. */
function readFrom(/** @type {string} */ owner) {
  if (isIn(owner, 'remotes')) return [owner, areaOf(owner), 'shell', COMMON];
  if (owner === WORK_UI || owner === CALENDAR) return [owner, 'shared/contracts/src/work', 'shell', COMMON];
  if (isIn(owner, 'services')) return [owner, REACH, areaOf(owner), COMMON];
  return owner === COMMON ? [COMMON] : [owner, COMMON];
}

/** Whether a catalogue is loaded where the text is shown. @param {OwnedUse} use @param {string} file */
function isNear(use, file) {
  if (use.first) return isFirst(file);
  return readFrom(use.owner).includes(ownerOf(file));
}

/**
 * Whether this catalogue is the right place for a text that is shown there. @param {OwnedUse} use @param {string} file
 */
function belongs(use, file) {
  const owner = ownerOf(file);
  if (owner === 'shell') return use.owner === 'shell' && (!isFirst(file) || use.first);
  if (owner === COMMON) return isOfServer(use.owner);
  return use.owner === owner || (isIn(owner, 'shared/contracts/src') && areaOf(use.owner) === owner);
}

/**
 * What the calendar and other screens show is in the catalogue that all of them load.
 * @param {OwnedUse[]} uses @param {string} file
 */
const isOfSeveral = (uses, file) =>
  ownerOf(file) === 'shell' &&
  !isFirst(file) &&
  uses.some(({ owner }) => owner === CALENDAR) &&
  uses.some(({ owner }) => owner === WORK_UI || isIn(owner, 'remotes'));

/**
 * Whether the other catalogue is always loaded together with this one, so that a text in both would be duplicated. The
 * first texts are loaded alone, so their texts may be repeated elsewhere in the same words.
 * @param {string} file @param {string} other
 */
function isTwin(file, other) {
  const [owner, others] = [ownerOf(file), ownerOf(other)];
  if (owner === 'shell') return others === 'shell' || (others === COMMON && !isFirst(file));
  if (isFirst(other) && isOfServer(owner)) return false;
  if (others === 'shell') return owner !== COMMON;
  if (isIn(owner, 'remotes') && isIn(others, 'services')) return areaOf(owner) === areaOf(others);
  return owner !== others && readFrom(owner).includes(others);
}

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
  const twins = others.filter((other) => isTwin(file, other.file));
  const shells = isOfServer(ownerOf(file)) ? others.filter((other) => ownerOf(other.file) === 'shell') : [];
  return Object.entries(texts).flatMap(([id, text]) => {
    const known = uses.get(id) ?? [];
    const shown = isOfSeveral(known, file) || known.some((use) => belongs(use, file));
    const twin = twins.find((other) => Object.hasOwn(other.texts, id));
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
 * Checks that every text for people is in the catalogues of all languages, that every entry is used and exists once,
 * and that a translation has the same placeholders as its English.
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
