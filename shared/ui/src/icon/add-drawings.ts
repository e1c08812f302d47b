/// <reference path="./tabler.d.ts" />
import createIcon from '@tabler/icons-react/dist/esm/createReactComponent.mjs';
import { addIcons, isIcon } from './icon-set.js';

/**
 * Adds icons of remotes for `iconNamed`: name -> paths on a grid of 24 by 24. Icons that the kit has are not replaced.
 */
export function addDrawings(drawings: Readonly<Record<string, readonly string[]>> = {}): void {
  const unknown = Object.entries(drawings).filter(([name]) => !isIcon(name));
  for (const [name, lines] of unknown) {
    const nodes = lines.map((d, place) => ['path', { d, key: String(place) }] as const);
    addIcons({ [name]: createIcon('outline', name, name, nodes) });
  }
}
