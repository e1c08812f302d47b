import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const titlesOf = (entries = []) => entries.map(({ title }) => title);

/**
 * The titles of a remote's description in the languages that it has catalogues for.
 * @returns {Record<string, Record<string, string>>} by language and English title
 */
export function readDescriptionWords(folder, { title, summary, routes, nav, navGroups, slots, search }) {
  const locales = path.join(folder, 'src/locales');
  if (!existsSync(locales)) return {};
  const titles = [title, summary, ...[routes, nav, navGroups, slots, search].flatMap(titlesOf)];
  return Object.fromEntries(
    readdirSync(locales).map((file) => {
      const texts = JSON.parse(readFileSync(path.join(locales, file), 'utf8'));
      const known = [...new Set(titles)].filter((each) => texts[each]);
      return [path.basename(file, '.json'), Object.fromEntries(known.map((each) => [each, texts[each]]))];
    }),
  );
}
