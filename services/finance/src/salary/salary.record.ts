import { dayIn, SALARY, type SalaryRecord, type SalaryStanding } from '@atrium/contracts';
import {
  type ListFilter,
  type OwnAnswer,
  type RecordRules,
  reference,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { SalaryEntity } from './salary.entity.js';

/** Read by the repository alone. */
const UNREAD = ['appraisalId'] as const;

export interface SalaryRow extends RowOf<typeof SalaryEntity, typeof UNREAD> {
  employeeName: string;
  structureName: string;
  groupName: string;
  /** From when on the person has another one. */
  nextFrom: string | null;
  used: boolean;
}

const status = statusFilter('s');

/** The month that it is in India, whose payroll this is. */
const monthAt = (at: Date): string => dayIn(at, 'Asia/Kolkata').slice(0, 7);

const NEXT = `(select min(n.from_month) from salary n where n.company_id = s.company_id
  and n.employee_id = s.employee_id and not n.archived and n.from_month > s.from_month)`;

/** A locked payslip was computed by it. */
const USED = `exists (select from pay_slip p where p.company_id = s.company_id and p.employee_id = s.employee_id
  and p.frozen and p.month >= s.decided_in and p.month < coalesce(${NEXT}, '9999-12'))`;

const STANDINGS: Record<SalaryStanding, string> = {
  coming: 's.from_month > ?::text',
  current: `s.from_month <= ?::text and coalesce(${NEXT}, '9999-12') > ?::text`,
  past: `${NEXT} <= ?::text`,
};

function standingFilter(wanted: readonly string[], at: Date): ListFilter {
  const parts = (Object.keys(STANDINGS) as SalaryStanding[])
    .filter((standing) => wanted.includes(standing))
    .map((standing) => STANDINGS[standing]);
  const sql = parts.map((part) => `(${part})`).join(' or ') || 'false';
  return { sql, values: [...sql.matchAll(/\?::text/g)].map(() => monthAt(at)) };
}

function standingOf({ from, nextFrom }: SalaryRow, at: Date): SalaryStanding {
  const month = monthAt(at);
  if (from > month) return 'coming';
  return nextFrom !== null && nextFrom <= month ? 'past' : 'current';
}

export const SALARIES: RecordRules<SalaryRow, SalaryEntity, SalaryRecord> = {
  record: SALARY,
  table: {
    record: SALARY,
    entity: SalaryEntity,
    unique: { salary_month_key: { field: 'from', refusal: SALARY.errors.SALARY_MONTH_TAKEN } },
  },
  list: tenantList<SalaryRow>()({
    list: SALARY.list,
    from: `salary s join employee_entry e on e.company_id = s.company_id and e.id = s.employee_id
      join pay_structure t on t.company_id = s.company_id and t.id = s.structure_id
      join pay_group g on g.company_id = s.company_id and g.id = s.group_id`,
    alias: 's',
    columns: `${SalaryEntity.select('s', { without: UNREAD })}, e.name as "employeeName", t.name as "structureName",
      g.name as "groupName", ${NEXT} as "nextFrom", ${USED} as used`,
    sorts: { from: 's.from_month', ctc: 's.ctc' },
    filters: {
      employee: 's.employee_id',
      structure: 's.structure_id',
      group: 's.group_id',
      standing: (value, at) => standingFilter(value.type === 'choice' ? value.oneOf : [], at),
      status: status.filter,
    },
    unless: { status: status.otherwise },
  }),
  seenBy: 'all',
  title: ({ employeeName, from }) => `${employeeName} (${from})`,
  refuse: (step, { used }) => (used && step !== 'restore' ? SALARY.errors.SALARY_USED : null),
  shows: (row, at): OwnAnswer<SalaryRecord> => ({
    employee: reference(row.employeeId, row.employeeName),
    structure: reference(row.structureId, row.structureName),
    group: reference(row.groupId, row.groupName),
    from: row.from,
    ctc: row.ctc,
    overrides: row.overrides,
    reason: row.reason,
    decidedIn: row.decidedIn,
    used: row.used,
    standing: standingOf(row, at),
    status: statusOf(row),
  }),
  // Whoever reads the trail may not know what people earn.
  hidden: ({ employeeName, from }) => ({
    title: `${employeeName} (${from})`,
    open: ['employee', 'structure', 'group', 'from', 'archivedAt'],
  }),
  references: {
    employeeId: { table: 'employee', refusal: 'Choose someone who works here now.' },
    structureId: { table: 'pay_structure', refusal: 'Choose a structure that is not archived.' },
    groupId: { table: 'pay_group', refusal: 'Choose a pay group that is not archived.' },
  },
};
