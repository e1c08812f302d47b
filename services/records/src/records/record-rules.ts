import {
  passesCheck,
  stepRule,
  type Action,
  type PermissionSubject,
  type RecordDescription,
  type Refusal,
} from '@atrium/contracts';
import type { SignedInUser, TenantDb } from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import type { z } from 'zod';
import type { ExportValue } from '../exports/list-export.js';
import type { ListFilter } from '../lists/list-statement.rules.js';
import type { TenantList } from '../lists/tenant-list.js';
import type { SearchDocument } from '../search/search-source.js';
import type { RowReader, RowSight, SeenBy } from '../sight/row-sight.js';
import type { OwnAnswer } from './record-answer.js';
import type { Invalidation, TableDefinition } from './record-table.types.js';

/** The columns that every record's list has. */
export interface RecordRow {
  id: string;
  version: number;
  /** Absent where the record has no step `archive`. */
  archivedAt?: Date | null;
}

/** Another record that a field refers to. */
export interface RecordReference {
  /** Name of the table that it refers to; it may be the record's own. */
  table: string;
  /** The message beside the field when the record does not exist or is archived. */
  refusal: string;
}

/** A record whose description includes the schema of its answer. */
interface Described<Answer> extends RecordDescription {
  schema: z.ZodType<Answer>;
  querySchema: z.ZodType;
}

/** A question for a list. */
export interface Asked {
  user: SignedInUser;
  query: object;
  at: Date;
  /** For what else must be read first; no transaction is open. */
  db: TenantDb;
}

/** The rules of any kind of record. */
export interface KindRules<
  Row extends RecordRow = RecordRow,
  Entity extends ObjectLiteral = ObjectLiteral,
  Answer = unknown,
> {
  record: Described<Answer>;
  table: TableDefinition<Entity>;
  list: TenantList<Row>;
  /**
   * Which rows somebody with the permission to read the record sees, for list, record, search, export, count, files,
   * comments and history alike. What is not seen does not exist for them.
   */
  seenBy: SeenBy;
  /** Which of the rows that they see they change; left out: all of them. */
  changedBy?: (reader: RowReader) => RowSight;
  /** SQL of the record that another turned out to be, whose history is its own; lists leave the other out. */
  mergedInto?: string;
  /** What of a list depends on who asks and when, beyond what they see. */
  narrow?: (asked: Asked) => readonly ListFilter[] | Promise<readonly ListFilter[]>;
  /** The record's name at this moment. */
  title: (row: Row) => string;
  /**
   * The refusal when this person cannot take the step on the row, for a reason that is neither its state nor that it is
   * archived; null when they can. Asked before those, so that its sentence is the one that people read.
   */
  refuse?: (step: string, row: Row, by: SignedInUser) => Refusal | null;
  /** The record's state; left out: the column of that name. */
  stateOf?: (row: Row) => string;
  /** A new object with what the row says of its answer, at a moment; it is completed with what every answer has. */
  shows: (row: Row, at: Date) => object;
  /** What the audit trail keeps besides the fields. */
  audited?: (row: Row) => object;
  /**
   * For a record that not everybody who reads the audit trail may know: its title there. Of its values the trail then
   * keeps those in `open` alone.
   */
  hidden?: (row: Row) => { title: string; open: readonly string[] } | null;
  /** How the portal's search shows it; null leaves it out. */
  document?: (row: Row) => SearchDocument | null;
  /** Actions of the trail that belong to the record's history besides its steps: `setPhoto`. */
  history?: readonly string[];
  /** Columns that each exported file has, because its import cannot do without them. */
  kept?: readonly string[];
  /** Values of export columns that are not in the answer. */
  cells?: Readonly<Record<string, (answer: Answer) => ExportValue>>;
  /** Open pages to invalidate after a change, besides those that show the record. */
  invalidates?: (row: Row) => Invalidation[];
  /** Field -> the record that it refers to. */
  references?: Record<string, RecordReference>;
}

/**
 * What is particular to one kind of record. Everything else is the same for all records.
 * @template Completed the values of the answer that rows alone do not say
 */
export interface RecordRules<
  Row extends RecordRow,
  Entity extends ObjectLiteral,
  Answer extends object,
  Completed extends keyof Answer = never,
> extends KindRules<Row, Entity, Answer> {
  shows: (row: Row, at: Date) => OwnAnswer<Answer, Completed>;
}

/**
 * The refusal of a step on a row: the rules' own, that an archived record can only be restored, or that the step does not
 * lead on from the record's state.
 */
export function refusalOf<Row extends RecordRow, Entity extends ObjectLiteral, Answer>(
  { record, refuse, stateOf }: Pick<KindRules<Row, Entity, Answer>, 'record' | 'refuse' | 'stateOf'>,
  { step, row, by }: { step: string; row: Row; by: SignedInUser },
): Refusal | null {
  return refuse?.(step, row, by) ?? refuseStanding({ record, stateOf }, step, row);
}

/** The refusal that follows from the row's state and whether it is archived. */
function refuseStanding<Row extends RecordRow, Entity extends ObjectLiteral, Answer>(
  { record, stateOf }: Standing<Row, Entity, Answer>,
  step: string,
  row: Row,
): Refusal | null {
  const from = step === 'update' ? record.changesIn : stepRule(record.steps, step)?.from;
  if (from && !from.includes((stateOf ?? stateIn)(row))) return 'TRANSITION_REFUSED';
  return refuseArchived(record, step, row);
}

type Standing<Row extends RecordRow, Entity extends ObjectLiteral, Answer> = {
  stateOf?: KindRules<Row, Entity, Answer>['stateOf'] | undefined;
} & Pick<KindRules<Row, Entity, Answer>, 'record'>;

/** The rules of a record with states say where another column has it. */
const stateIn = (row: object): string => (row as { state: string }).state;

/** The steps that the person may take on each of many rows. What rows of one state allow is worked out once. */
export function allowedSteps<Row extends RecordRow, Entity extends ObjectLiteral, Answer>(
  rules: Pick<KindRules<Row, Entity, Answer>, 'record' | 'refuse' | 'stateOf'>,
  by: SignedInUser,
): (row: Row) => readonly string[] {
  const { refuse, stateOf = stateIn } = rules;
  const steps = stepsOf(by, rules.record);
  const known = new Map<string, readonly string[]>();
  return (row) => {
    const standing = `${row.archivedAt ? 'archived' : 'present'} ${stateOf(row)}`;
    const before = known.get(standing);
    const allowed = before ?? steps.filter((step) => refuseStanding(rules, step, row) === null);
    if (!before) known.set(standing, allowed);
    return refuse ? allowed.filter((step) => refuse(step, row, by) === null) : allowed;
  };
}

function refuseArchived(
  { steps, errors }: RecordDescription,
  step: string,
  { archivedAt }: RecordRow,
): Refusal | null {
  if (step === 'restore' || stepRule(steps, step)?.ofArchived)
    return archivedAt ? null : 'TRANSITION_REFUSED';
  if (!archivedAt) return null;
  const archived = Object.values(errors).find(({ code }) => code.endsWith('_ARCHIVED'));
  return step === 'archive' || !archived ? 'TRANSITION_REFUSED' : archived;
}

/** The permission's action that a step needs. */
export function actionOf({ steps }: RecordDescription, step: string): Action {
  if (step === 'create' || step === 'update') return step;
  const rule = stepRule(steps, step);
  if (!rule) throw new Error(`There is no step ${step}.`);
  return rule.needs;
}

/** Whether the person may take the step on any such record. */
export const mayTake = (user: PermissionSubject, record: RecordDescription, step: string): boolean =>
  passesCheck(user, record.check(actionOf(record, step)));

const stepsBy = new WeakMap<PermissionSubject, Map<RecordDescription, readonly string[]>>();

/**
 * The steps that the person may take on any such record. Worked out once for each person that the session reader
 * answers: it answers another one as soon as their permissions change.
 */
function stepsOf(user: PermissionSubject, record: RecordDescription): readonly string[] {
  const known = stepsBy.get(user) ?? new Map<RecordDescription, readonly string[]>();
  const before = known.get(record);
  if (before) return before;
  const steps = ['update', ...Object.keys(record.steps)].filter((step) => mayTake(user, record, step));
  stepsBy.set(user, known.set(record, steps));
  return steps;
}

type FieldName = readonly [name: string, shownAs: string | undefined];

const namesOf = new WeakMap<RecordDescription['fields'], readonly FieldName[]>();

/** Called for each row of each list, so the names are cached. */
function fieldNames({ fields }: RecordDescription): readonly FieldName[] {
  const known = namesOf.get(fields);
  if (known) return known;
  const names = Object.entries(fields).map(([name, { shownAs }]): FieldName => [name, shownAs]);
  namesOf.set(fields, names);
  return names;
}

/** The fields as the trail has them, with the names of references. */
export function fieldsOf(record: RecordDescription, row: object): Record<string, unknown> {
  const values = row as Readonly<Record<string, unknown>>;
  const shown: Record<string, unknown> = {};
  for (const [name, shownAs] of fieldNames(record)) {
    const value = values[name] ?? null;
    if (shownAs === undefined) shown[name] = value;
    else shown[shownAs] = typeof value === 'string' ? nameIn(values, shownAs) : null;
  }
  return shown;
}

function nameIn(values: Readonly<Record<string, unknown>>, shownAs: string): string {
  const name = values[`${shownAs}Name`];
  return typeof name === 'string' ? name : '';
}
