import { KNOWN_LINE_LABELS } from '@atrium/contracts';
import { translate } from '@atrium/sdk';

/** The name of a line; a component that is gone is named by its code. */
export function nameOfLine(code: string, components: ReadonlyMap<string, { name: string }>): string {
  const label = KNOWN_LINE_LABELS[code];
  return label === undefined ? (components.get(code)?.name ?? code) : translate(label);
}
