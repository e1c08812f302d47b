import { translate } from '@atrium/sdk';
import { PACK_LABELS } from './explanation.format.js';

/** `Professional tax, Maharashtra`. */
export const sayPack = ({ kind, state }: { kind: string; state: string | null }): string => {
  const name = translate(PACK_LABELS[kind] ?? kind);
  return state === null ? name : `${name}, ${state}`;
};
