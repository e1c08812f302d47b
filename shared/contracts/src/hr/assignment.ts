import { defineErrors, type ErrorDefinition } from '../errors/define-errors.js';
import { daySchema, idSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { stepPath } from '../records/step-path.js';
import type { RecordAccess } from '../records/record-access.js';
import type { BulkOrder } from '../records/record-bulk.js';
import { refField } from '../records/record-field.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { DescribedRecord, RecordDescription, RecordRow, Shown } from '../records/record.types.js';
import type { z } from 'zod';

/** Of assignments of every kind. */
export const ASSIGNMENT_ERRORS = defineErrors({
  ASSIGNMENT_FOR_BOTH: [400, 'Choose a person or a department, not both.'],
});

interface AssignmentGiven<As extends string, Code extends string> {
  /** What an answer calls the followed record: `schedule`. Its id is the field `scheduleId`. */
  as: As;
  /** What the codes of its errors begin with: `ASSIGNMENT` of `ASSIGNMENT_EXISTS`. */
  code: Code;
  one: string;
  many: string;
  resource: RecordAccess;
  /** Another begins on the same day. */
  exists: string;
  /** What has begun is not changed any more. */
  begun: string;
}

type AssignmentFields<As extends string> = ReturnType<typeof whomFields> &
  Record<`${As}Id`, { label: string; schema: typeof idSchema; shownAs: As }> & {
    validFrom: { label: string; schema: typeof daySchema };
  };

const whomFields = () => ({
  employeeId: refField({ label: 'Person', shownAs: 'employee' }),
  departmentId: refField({ label: 'Department', shownAs: 'department' }),
});

const columnsOf = <const As extends string>(as: As) =>
  [
    { key: as, type: 'choice', filterable: true, display: 'always' },
    { key: 'employee', type: 'person', filterable: true },
    { key: 'department', type: 'choice', filterable: true },
    { key: 'validFrom', type: 'date', sortable: true },
    statusColumn,
  ] as const;

type AssignmentErrors<Code extends string> = Record<
  `${Code}_EXISTS` | `${Code}_ARCHIVED` | `${Code}_BEGUN`,
  readonly [status: number, message: string]
>;

/**
 * Who follows which of some records from a day on: a person, the people of a department, or everybody (both null). A
 * person's own goes before that of the department, and the department's before everybody's.
 */
export function assignmentOf<const As extends string, const Code extends string>(
  of: RecordDescription,
  { as, code, one, many, resource, exists, begun }: AssignmentGiven<As, Code>,
) {
  const fields = {
    ...whomFields(),
    [`${as}Id`]: { label: of.one, schema: idSchema, shownAs: as },
    validFrom: { label: 'From', schema: daySchema },
  };
  const errors = {
    [`${code}_EXISTS`]: [409, exists],
    [`${code}_ARCHIVED`]: [409, 'This assignment is archived. Restore it first.'],
    [`${code}_BEGUN`]: [409, begun],
  };
  const record = defineRecord({
    kind: `${of.kind}Assignment`,
    path: `${of.remote ?? 'portal'}/${stepPath(of.kind)}-assignments`,
    remote: of.remote,
    one,
    many,
    resource,
    fields: fields as object as AssignmentFields<As>,
    columns: columnsOf(as),
    shows: { status: recordStatusSchema },
    steps: { archive: 'delete', restore: 'delete' },
    errors: errors as object as AssignmentErrors<Code>,
  });
  return {
    ...record,
    /** What is followed. */
    of,
    as,
    refusals: {
      exists: refusalIn(record.errors, `${code}_EXISTS`),
      archived: refusalIn(record.errors, `${code}_ARCHIVED`),
      begun: refusalIn(record.errors, `${code}_BEGUN`),
    },
  };
}

function refusalIn(errors: RecordDescription['errors'], code: string): ErrorDefinition {
  const error = errors[code];
  if (!error) throw new Error(`There is no error ${code}.`);
  return error;
}

/** To whom something is given, and from which day on. */
export interface AssignmentValues {
  employeeId: string | null;
  departmentId: string | null;
  validFrom: string;
}

type Ref = { id: string; name: string } | null;

export interface AssignmentRow extends RecordRow {
  employee: Ref;
  department: Ref;
  validFrom: string;
  status: 'active' | 'archived';
}

/** Any assignment, for code that works on all of them. */
export interface Assignment extends DescribedRecord {
  schema: z.ZodType<AssignmentRow>;
  pageSchema: z.ZodType;
  createSchema: z.ZodType<AssignmentValues, AssignmentValues & Record<string, unknown>>;
  updateSchema: z.ZodType<Partial<AssignmentValues> & { version: number }>;
  bulkSchema: z.ZodType<BulkOrder<'update' | 'archive' | 'restore', Partial<AssignmentValues>>>;
  of: RecordDescription;
  as: string;
  refusals: ReturnType<typeof assignmentOf>['refusals'];
}

/** The record that an assignment gives, as its answer shows it. */
export const givenIn = <A extends Assignment>({ as }: A, row: Shown<A>): Ref =>
  (row as object as Readonly<Record<string, Ref>>)[as] ?? null;
