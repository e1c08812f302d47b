import type { Import, ImportState } from '@atrium/contracts';
import { msg, t, translate } from '@atrium/sdk';
import type { Tone } from '../badge/tone.js';

const STATE_WORDS: Record<ImportState, readonly [words: string, tone: Tone]> = {
  mapping: [msg('Columns to match'), 'warning'],
  checking: [msg('Being checked'), 'info'],
  checked: [msg('Ready to import'), 'warning'],
  running: [msg('Running'), 'info'],
  done: [msg('Imported'), 'success'],
  undoing: [msg('Being undone'), 'info'],
  undone: [msg('Undone'), 'neutral'],
  stopped: [msg('Stopped'), 'danger'],
};

export function stateInWords(state: ImportState): { words: string; tone: Tone } {
  const [words, tone] = STATE_WORDS[state];
  return { words: translate(words), tone };
}

/** Index of an import's step: file, columns, check, import. */
export function stepOf({ state, allowedTransitions }: Import): number {
  if (state === 'mapping') return 1;
  if (state === 'checking' || state === 'checked') return 2;
  // A stopped check returns to the columns.
  return state === 'stopped' && allowedTransitions.includes('map') ? 1 : 3;
}

/** Above rows whose record is there already. */
export const knownTitle = (count: number): string =>
  t(
    '{count, plural, one {# row that is known already, left out} other {# rows that are known already, left out}}',
    { count },
  );
