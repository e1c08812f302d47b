import type { TablerIcon } from '@tabler/icons-react';
import type { APP_ICONS } from './app-icons.js';
import { FIRST_ICONS } from './first-icons.js';
import type { MORE_ICONS } from './more-icons.js';

export type IconName = keyof typeof FIRST_ICONS | keyof typeof APP_ICONS | keyof typeof MORE_ICONS;

const drawings = new Map<string, TablerIcon>(Object.entries(FIRST_ICONS));

/** Adds icons for `Icon`. Call it before the first page that draws one of them. */
export function addIcons(icons: Partial<Record<IconName, TablerIcon>>): void {
  for (const [name, drawing] of Object.entries(icons)) drawings.set(name, drawing);
}

/** @throws {Error} when the icon was not added: the page draws more icons than its part of the shell has loaded */
export function drawingOf(name: IconName): TablerIcon {
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`The icon ${name} is not loaded here: see addIcons.`);
  return drawing;
}

export const isIcon = (name: string): name is IconName => drawings.has(name);

/** These point in the reading direction and are mirrored with it; checks, clocks and logos are not. */
export const DIRECTIONAL: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'list',
  'login',
  'logout',
  'send',
  'arrow-back-up',
]);
