import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const titlesOf = (entries = []) => entries.map(({ title }) => title);

/**
 * The titles of a remote's description in the languages of its catalogues.
 * @returns {Record<string, Record<string, string>>} by language and English title
 */
export function readDescriptionWords(
  folder,
  { title, summary, routes, nav, navGroups, slots, search, commands },
) {
  const titles = [title, summary, ...[routes, nav, navGroups, slots, search, commands].flatMap(titlesOf)];
  const area = path.join(folder, '../../shared/contracts/src', path.basename(folder), 'locales');
  const words = {};
  for (const [language, texts] of [
    ...readCatalogues(area),
    ...readCatalogues(path.join(folder, 'src/locales')),
  ]) {
    const known = titles.filter((each) => texts[each]).map((each) => [each, texts[each]]);
    words[language] = { ...words[language], ...Object.fromEntries(known) };
  }
  return words;
}

/** @returns {[language: string, texts: Record<string, string>][]} empty without such a folder */
function readCatalogues(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  ]);
}
