import type { z } from 'zod';
import type { ErrorDefinition } from '../errors/define-errors.js';
import type { ListDescription } from '../lists/list-description.js';
import type { Check } from '../permissions/check.js';
import type { Action } from '../permissions/permission-table.js';
import type { RecordStepRules } from './define-record.js';
import type { RecordFields } from './record-field.js';

/** Where a record is. */
export interface RecordPlace {
  /** Where the server keeps it, below /api/. */
  path: string;
  /** The tag of its cached data in the browser. */
  tag: string;
}

/** Any record, for code that works on all of them. */
export interface RecordDescription extends RecordPlace {
  kind: string;
  remote: string | null;
  one: string;
  many: string;
  fields: RecordFields;
  auditLabels: Record<string, string>;
  steps: RecordStepRules;
  /** The value of an answer that is its state, where it has one. */
  stateIn: string;
  /** The states in which its fields can be changed; undefined: all of them. */
  changesIn: readonly string[] | undefined;
  errors: Record<string, ErrorDefinition>;
  list: ListDescription;
  /** Who may take this action on it. */
  check: (action: Action) => Check;
}

/** The types of a record in an answer, of a new one and of a change. */
export type Shown<R extends { schema: z.ZodType }> = z.output<R['schema']>;
export type Created<R extends { createSchema: z.ZodType }> = z.output<R['createSchema']>;
export type Updated<R extends { updateSchema: z.ZodType }> = z.output<R['updateSchema']>;
export type Queried<R extends { querySchema: z.ZodType }> = z.output<R['querySchema']>;
export type BulkOf<R extends { bulkSchema: z.ZodType }> = z.output<R['bulkSchema']>;

/** The part of an answer that every record has. */
export interface RecordRow {
  id: string;
  version: number;
  /** Absent where the record has no step `archive`. */
  archivedAt?: string | null;
  allowedTransitions: string[];
}

/** Any record with its schemas. */
export interface DescribedRecord extends RecordDescription {
  schema: z.ZodType<RecordRow>;
  createSchema: z.ZodType;
  updateSchema: z.ZodType;
  querySchema: z.ZodType;
  bulkSchema: z.ZodType;
}
