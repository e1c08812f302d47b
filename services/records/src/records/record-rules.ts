import {
  passesCheck,
  type Action,
  type PermissionSubject,
  type RecordDescription,
  type Refusal,
} from '@atrium/contracts';
import type { ObjectLiteral } from 'typeorm';
import type { z } from 'zod';
import type { ExportValue } from '../exports/list-export.js';
import type { TenantList } from '../lists/tenant-list.js';
import type { SearchDocument } from '../search/search-source.js';
import type { LiveNotice, TableDefinition } from './record-table.js';

/** What every record's list answers of a row. */
export interface RecordRow {
  id: string;
  version: number;
  archivedAt: Date | null;
}

/** Another record that a field refers to. */
export interface RecordReference {
  /** Its table, by name: records refer to each other, and to themselves. */
  table: string;
  /** Said beside the field when it is not there, or archived. */
  refusal: string;
}

/** A record whose description says what an answer is. */
interface Described<Answer> extends RecordDescription {
  schema: z.ZodType<Answer>;
  querySchema: z.ZodType;
}

/** What is particular to one kind of record; all else is said once for all of them. */
export interface RecordRules<
  Row extends RecordRow = RecordRow,
  Entity extends ObjectLiteral = ObjectLiteral,
  Answer = unknown,
> {
  record: Described<Answer>;
  table: TableDefinition<Entity>;
  list: TenantList<Row>;
  /** What people call it, now. */
  title: (row: Row) => string;
  /** Why a step cannot be taken on it as it is, whoever asks; null: it can. */
  refuse: (step: string, row: Row) => Refusal | null;
  /** What an answer shows besides the fields. */
  shows?: (row: Row) => object;
  /** What the audit trail says besides the fields. */
  told?: (row: Row) => object;
  /** As the portal's search shows it; null: not found. */
  document?: (row: Row) => SearchDocument | null;
  /** Columns of an export that are no value of the answer. */
  cells?: Readonly<Record<string, (answer: Answer) => ExportValue>>;
  /** Who is told of a change besides those who read the record. */
  notices?: (row: Row) => LiveNotice[];
  /** field -> the record that it names. */
  references?: Record<string, RecordReference>;
}

/** Of what is archived nothing can be done but bringing it back. */
export const refuseArchived =
  (archived: Refusal) =>
  (step: string, { archivedAt }: RecordRow): Refusal | null => {
    if (step === 'restore') return archivedAt ? null : 'TRANSITION_REFUSED';
    if (!archivedAt) return null;
    return step === 'archive' ? 'TRANSITION_REFUSED' : archived;
  };

/** The action that a step needs. */
export function actionOf({ steps }: RecordDescription, step: string): Action {
  if (step === 'create' || step === 'update') return step;
  const rule = steps[step];
  if (!rule) throw new Error(`There is no step ${step}.`);
  return typeof rule === 'string' ? rule : rule.needs;
}

/** Whether this person may take the step on such records at all. */
export const mayTake = (user: PermissionSubject, record: RecordDescription, step: string): boolean =>
  passesCheck(user, record.check(actionOf(record, step)));

/** The steps that this person may take on such records at all. */
export const stepsOf = (user: PermissionSubject, record: RecordDescription): string[] =>
  ['update', ...Object.keys(record.steps)].filter((step) => mayTake(user, record, step));

type FieldName = readonly [name: string, shownAs: string | undefined];

const namesOf = new WeakMap<RecordDescription['fields'], readonly FieldName[]>();

/** Asked for each row of each list. */
function fieldNames({ fields }: RecordDescription): readonly FieldName[] {
  const known = namesOf.get(fields);
  if (known) return known;
  const names = Object.entries(fields).map(([name, { shownAs }]): FieldName => [name, shownAs]);
  namesOf.set(fields, names);
  return names;
}

/** The fields as an answer and the trail have them: a reference by what `show` makes of id and name. */
export function fieldsOf(
  record: RecordDescription,
  row: object,
  show: (id: string, name: string) => unknown,
): Record<string, unknown> {
  const values = row as Readonly<Record<string, unknown>>;
  const shown: Record<string, unknown> = {};
  for (const [name, shownAs] of fieldNames(record)) {
    const value = values[name] ?? null;
    if (shownAs === undefined) shown[name] = value;
    else shown[shownAs] = typeof value === 'string' ? show(value, nameIn(values, shownAs)) : null;
  }
  return shown;
}

function nameIn(values: Readonly<Record<string, unknown>>, shownAs: string): string {
  const name = values[`${shownAs}Name`];
  return typeof name === 'string' ? name : '';
}
