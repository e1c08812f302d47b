import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installedFolder } from './project.paths.mjs';

const OUTLINES = path.join(installedFolder, '@tabler/icons/tabler-nodes-outline.json');

const iconsOf = (entries = []) => entries.map(({ icon }) => icon);

/**
 * The paths of the icons that a remote's description names, so that menus can draw icons that the shell does not have.
 * @param {readonly string[]} drawn those that every shell has
 * @returns {Record<string, string[]>} by Tabler name, paths of 24 by 24
 */
export function readDescriptionDrawings({ icon, nav, navGroups, search, commands }, drawn) {
  const outlines = JSON.parse(readFileSync(OUTLINES, 'utf8'));
  const names = new Set([icon, ...[nav, navGroups, search, commands].flatMap(iconsOf)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      if (!outlines[name]) throw new Error(`There is no icon ${name}: see tabler.io/icons.`);
      return drawn.includes(name) ? [] : [[name, outlines[name].map(([, { d }]) => d)]];
    }),
  );
}
