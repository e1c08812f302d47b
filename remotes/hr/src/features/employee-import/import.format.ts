import type { Import, ImportState } from '@atrium/contracts';
import type { Tone } from '@atrium/ui';

export const number = (count: number): string => count.toLocaleString('en-IN');
export const people = (count: number): string => `${number(count)} ${count === 1 ? 'employee' : 'employees'}`;
export const rows = (count: number): string => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;

export const STATE_WORDS: Record<ImportState, readonly [words: string, tone: Tone]> = {
  mapping: ['Columns to be named', 'warning'],
  checking: ['Being checked', 'info'],
  checked: ['Ready to import', 'warning'],
  running: ['Running', 'info'],
  done: ['Imported', 'success'],
  undoing: ['Being undone', 'info'],
  undone: ['Undone', 'neutral'],
  stopped: ['Stopped', 'danger'],
};

/** Place of an import among the steps: file, columns, check, import. */
export function stepOf({ state, allowedTransitions }: Import): number {
  if (state === 'mapping') return 1;
  if (state === 'checking' || state === 'checked') return 2;
  // A check that was stopped begins with the columns again.
  return state === 'stopped' && allowedTransitions.includes('map') ? 1 : 3;
}
