import type { Assignment, Shown } from '@atrium/contracts';
import {
  reference,
  statusFilter,
  statusOf,
  tenantList,
  type OwnAnswer,
  type RecordRules,
  type RowOf,
} from '@atrium/records';
import type { AssignmentEntity, AssignmentTable } from './assignment.entity.js';
import type { GivenTable } from './given.rules.js';

/** A row of a list of assignments; it has the id and the name of what is given, too. */
export interface AssignmentRow extends RowOf<AssignmentTable> {
  employeeName: string | null;
  departmentName: string | null;
  [column: `${string}Id` | `${string}Name`]: string | null;
}

interface AssignmentsGiven<A extends Assignment> {
  record: A;
  entity: AssignmentTable;
  given: GivenTable;
  /** The message beside the field when what is given is gone or archived. */
  gone: string;
}

export type AssignmentRules<A extends Assignment> = RecordRules<AssignmentRow, AssignmentEntity, Shown<A>> & {
  record: A;
};

const status = statusFilter('a');

const nameOf = (table: string, column: string) => `(select o.name from ${table} o
        where o.company_id = a.company_id and o.id = a.${column})`;

/** The rules of one kind of assignments. */
export function assignmentRules<A extends Assignment>(kind: AssignmentsGiven<A>): AssignmentRules<A> {
  const { record, entity, given, gone } = kind;
  const { as, refusals } = record;
  return {
    record: record as AssignmentRules<A>['record'],
    table: {
      record,
      entity,
      unique: { [`${given.table}_key`]: { field: 'validFrom', refusal: refusals.exists } },
    },
    list: listOf(kind),
    seenBy: 'all',
    title: (row) => [row[`${as}Name`], row.employeeName ?? row.departmentName].filter(Boolean).join(' – '),
    shows: (row) =>
      ({
        employee: reference(row.employeeId, row.employeeName),
        department: reference(row.departmentId, row.departmentName),
        [as]: reference(row[`${as}Id`] ?? null, row[`${as}Name`] ?? null),
        validFrom: row.validFrom,
        status: statusOf(row),
      }) as object as OwnAnswer<Shown<A>>,
    references: {
      employeeId: { table: 'employee', refusal: 'Choose someone who works here now.' },
      departmentId: { table: 'department', refusal: 'Choose a department that is not archived.' },
      [`${as}Id`]: { table: given.of, refusal: gone },
    },
  };
}

function listOf<A extends Assignment>({ record, entity, given: { column, of } }: AssignmentsGiven<A>) {
  const { as } = record;
  return tenantList<AssignmentRow>()({
    list: record.list,
    table: entity,
    alias: 'a',
    columns: `${entity.select('a')}, (select e.first_name || ' ' || e.last_name from employee e
        where e.company_id = a.company_id and e.id = a.employee_id) as "employeeName",
      ${nameOf('department', 'department_id')} as "departmentName", ${nameOf(of, column)} as "${as}Name"`,
    sorts: { validFrom: 'a.valid_from' },
    filters: {
      employee: 'a.employee_id',
      department: 'a.department_id',
      [as]: `a.${column}`,
      status: status.filter,
    },
    unless: { status: status.otherwise },
  });
}
