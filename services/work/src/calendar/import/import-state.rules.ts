import type { CalendarImport, CalendarImportState } from '@atrium/contracts';
import type { ImportRow } from './import-row.types.js';

const ENDED = new Set(['cancelled', 'failed']);
const AT_WORK = new Set(['reading', 'running', 'undoing']);

/** A cancelled or failed job leaves its import in the state before. */
export const stateOf = ({ state, jobState }: ImportRow): CalendarImportState =>
  AT_WORK.has(state) && jobState !== null && ENDED.has(jobState) ? 'stopped' : state;

/** What can be done with an import now. */
export function transitionsOf(
  row: ImportRow,
  { ready, done }: { ready: number; done: number },
): CalendarImport['allowedTransitions'] {
  if (AT_WORK.has(stateOf(row))) return [];
  const { state } = row;
  return [
    ...((state === 'ready' || state === 'running') && ready > 0 ? (['run'] as const) : []),
    ...(['running', 'done', 'undoing'].includes(state) && done > 0 ? (['undo'] as const) : []),
  ];
}
