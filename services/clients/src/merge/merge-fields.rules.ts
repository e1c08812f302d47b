import type { LeadStageLabel } from '@atrium/contracts';
import {
  mergeRecords,
  previewMerge,
  type FieldValue,
  type MergeChoices,
  type MergedRecord,
  type MergePreview,
  type MergeRefusal,
} from '@atrium/records';
import type { MergeRow, MergeRules } from './merge-row.types.js';

/** Different values of these are never decided by the default. */
const ASKED = ['gstin', 'convertedClient'] as const;
type MergeQuestion = (typeof ASKED)[number];
export type ContactPreview = MergePreview<MergeQuestion>;

type Settling = Pick<MergeRules<never, never>, 'along' | 'settle'> & { stages: readonly LeadStageLabel[] };

/** The record as the rules of merging take it. */
const chosenFrom = ({ id, fields, lists }: MergeRow): MergedRecord => ({
  id,
  fields,
  lists,
  attached: {},
  consents: {},
});

/** The same with what comes along, as it is kept. */
export const keptOf = (row: MergeRow, attached: Record<string, string[]>): MergedRecord => ({
  id: row.id,
  fields: { ...row.fields, ...row.along },
  lists: row.lists,
  attached,
  consents: {},
});

/**
 * The choices with what follows from them: a lead that is won brings its client, and a client its lead's stage. What is
 * agreed to although it differs is the survivor's where nobody chose.
 * @param rows the survivor first
 */
export function settledChoices(
  rows: readonly MergeRow[],
  choices: MergeChoices,
  agreed: readonly MergeQuestion[],
): MergeChoices {
  const settled = { ...choices };
  for (const field of agreed) {
    const first = rows.find(({ fields }) => Boolean(fields[field]));
    if (first) settled[field] ??= first.id;
  }
  const [survivor] = rows;
  const client = rows.find(({ id, fields }) =>
    settled['convertedClient'] === undefined
      ? Boolean(fields['convertedClient'])
      : id === settled['convertedClient'],
  );
  const isTaken = client?.fields['stage'] === 'won' && survivor?.fields['stage'] !== 'won';
  if (isTaken && settled['stage'] === undefined) settled['stage'] = client.id;
  const stage = rows.find(({ id }) => id === settled['stage']);
  if (stage?.fields['stage'] === 'won') settled['convertedClient'] = stage.id;
  return settled;
}

/** @param rows the survivor first */
export const previewOf = (rows: readonly MergeRow[], choices: MergeChoices): ContactPreview =>
  previewMerge(rows.map(chosenFrom), choices, ASKED);

/**
 * What the survivor has afterwards.
 * @param rows the survivor first
 */
export function survivorOf(
  rows: readonly MergeRow[],
  choices: MergeChoices,
  { along, settle, stages }: Settling,
): Pick<MergedRecord, 'fields' | 'lists'> | { refused: MergeRefusal } {
  const done = mergeRecords(rows.map(chosenFrom), choices, ASKED);
  if ('refused' in done) return done;
  const { fields } = previewOf(rows, choices);
  const kept: Record<string, FieldValue> = { ...rows[0]?.along, ...done.survivor.fields };
  for (const { field, from } of fields) {
    const source = rows.find(({ id }) => id === from);
    for (const name of along[field] ?? []) if (source) kept[name] = source.along[name] ?? null;
  }
  const answered = rows.flatMap((row) => row.along['answeredAt'] ?? []).map(String);
  if (answered.length > 0) kept['answeredAt'] = answered.toSorted()[0] ?? null;
  return { fields: settle(kept, stages), lists: done.survivor.lists };
}
