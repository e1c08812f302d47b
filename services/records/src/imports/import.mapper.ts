import type { Import, ImportRow, ImportState } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { choicesOf, columnsOf } from './file-cells.rules.js';
import type { ImportCounts, ImportRecord, RowRecord } from './import.record.js';
import type { Importer } from './importer.js';
import { fallbackOf } from './mapping.rules.js';

const ENDED = new Set(['cancelled', 'failed']);
const AT_WORK = new Set(['checking', 'running', 'undoing']);

/** Characters shown of a cell, enough to recognise it; all rows of a file in full would be megabytes. */
const SHOWN_CHARACTERS = 200;

interface Shown {
  counts: ImportCounts;
  samples: string[][];
  importer: Pick<Importer, 'fields' | 'choices' | 'followUp'>;
  user: SignedInUser;
}

export function toImport(record: ImportRecord, { counts, samples, importer, user }: Shown): Import {
  const { id, fileName, headings, mapping, follow, jobId, createdBy, version } = record;
  const { notFollowed, ...byState } = counts;
  return {
    samples: samples.map(shortened),
    id,
    fileName,
    headings,
    mapping,
    follow,
    jobId,
    createdBy,
    version,
    notFollowed,
    importer: record.importer,
    state: stateOf(record),
    fields: columnsOf(importer.fields).map(({ key, label, required, orElse = null, help }) => ({
      key,
      label,
      required,
      orElse,
      help,
    })),
    choices: choicesOf(importer).map((choice) => {
      const { key, label, help, options } = choice;
      return {
        key,
        label,
        help,
        type: options ? ('options' as const) : ('country' as const),
        options: [...(options?.(user) ?? [])],
        value: record.choices[key] ?? fallbackOf(choice, user),
      };
    }),
    followUp: importer.followUp && { label: importer.followUp.label },
    counts: byState,
    createdAt: record.createdAt.toISOString(),
    allowedTransitions: transitionsOf(record, counts),
  };
}

export const toImportRow = ({ line, state, cells, faults }: RowRecord): ImportRow => ({
  line,
  state,
  cells: shortened(cells),
  faults,
});

const shortened = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.slice(0, SHOWN_CHARACTERS));

/** A cancelled or failed job leaves its import in the state before. */
function stateOf({ state, jobState }: ImportRecord): ImportState {
  if (AT_WORK.has(state) && jobState !== null && ENDED.has(jobState)) return 'stopped';
  return state === 'receiving' ? 'mapping' : state;
}

/** The actions that are possible on an import now. */
export function transitionsOf(record: ImportRecord, counts: ImportCounts): Import['allowedTransitions'] {
  const { state } = record;
  const shown = stateOf(record);
  if (AT_WORK.has(shown)) return [];
  const allowed: Import['allowedTransitions'] = [];
  if (['mapping', 'checking', 'checked'].includes(state)) allowed.push('map');
  if ((state === 'checked' || state === 'running') && counts.ready > 0) allowed.push('run');
  if (['running', 'done', 'undoing'].includes(state) && counts.created + counts.filled > 0)
    allowed.push('undo');
  return allowed;
}
