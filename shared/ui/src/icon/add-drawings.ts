/// <reference path="./tabler.d.ts" />
import createIcon from '@tabler/icons-react/dist/esm/createReactComponent.mjs';
import { addIcons, isIcon } from './icon-set.js';

/** Makes icons that remotes bring known to `iconNamed`: name -> paths of 24 by 24. What the kit has, it draws itself. */
export function addDrawings(drawings: Readonly<Record<string, readonly string[]>> = {}): void {
  const unknown = Object.entries(drawings).filter(([name]) => !isIcon(name));
  for (const [name, lines] of unknown) {
    const nodes = lines.map((d, place) => ['path', { d, key: String(place) }] as const);
    addIcons({ [name]: createIcon('outline', name, name, nodes) });
  }
}
