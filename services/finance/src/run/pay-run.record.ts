import { earliest, monthRange, PAY_RUN, type PayRun, type PayTotals } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  reference,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { PayRunEntity } from './pay-run.entity.js';

export interface PayRunRow extends RowOf<typeof PayRunEntity> {
  groupName: string;
  /** The day of the month on which the group is paid. */
  payDay: number;
  makerName: string | null;
  approverName: string | null;
  previous: PayTotals | null;
  employeeName: string | null;
}

/** Nothing of its payslips changes any more. */
export const hasLocked = ({ state }: Pick<PayRunRow, 'state'>): boolean =>
  state === 'locked' || state === 'partlyPaid' || state === 'paid';

export type PayRunSteps = RecordSteps<PayRunRow, PayRunEntity, PayRun>;

const PREVIOUS = `(select json_build_object('people', b.people, 'gross', b.gross, 'deductions', b.deductions,
    'net', b.net, 'employerCost', b.employer_cost)
  from pay_run b where b.company_id = r.company_id and b.group_id = r.group_id
    and b.kind = 'regular' and r.kind = 'regular'
    and b.month = to_char((r.month || '-01')::date - interval '1 month', 'YYYY-MM')
    and b.state <> 'discarded' and b.revision > 0)`;

/** Of a month that is shorter, its last day. */
export function payDayOf(month: string, day: number): string {
  return earliest(`${month}-${String(day).padStart(2, '0')}`, monthRange(month).to);
}

export const PAY_RUNS: RecordRules<PayRunRow, PayRunEntity, PayRun> = {
  record: PAY_RUN,
  table: {
    record: PAY_RUN,
    entity: PayRunEntity,
    unique: {
      pay_run_key: { field: 'month', refusal: PAY_RUN.errors.RUN_EXISTS },
      pay_run_settlement_key: { field: 'employeeId', refusal: PAY_RUN.errors.SETTLEMENT_EXISTS },
      pay_run_correction_key: { field: 'reversesId', refusal: PAY_RUN.errors.CORRECTION_EXISTS },
    },
  },
  list: tenantList<PayRunRow>()({
    list: PAY_RUN.list,
    from: `pay_run r join pay_group g on g.company_id = r.company_id and g.id = r.group_id
      left join person m on m.company_id = r.company_id and m.id = r.maker_id
      left join person a on a.company_id = r.company_id and a.id = r.approver_id
      left join employee_entry e on e.company_id = r.company_id and e.id = r.employee_id`,
    alias: 'r',
    columns: `${PayRunEntity.select('r')}, g.name as "groupName", g.pay_day as "payDay",
      m.first_name || ' ' || m.last_name as "makerName", a.first_name || ' ' || a.last_name as "approverName",
      e.name as "employeeName", ${PREVIOUS} as previous`,
    sorts: { month: 'r.month' },
    filters: { month: 'r.month', group: 'r.group_id', kind: 'r.kind', state: 'r.state' },
    unless: { state: { sql: `r.state <> 'discarded'`, values: [] } },
  }),
  seenBy: 'all',
  title: ({ groupName, month, title, employeeName }) => `${title ?? employeeName ?? groupName} (${month})`,
  shows: (row): OwnAnswer<PayRun> => ({
    group: reference(row.groupId, row.groupName),
    month: row.month,
    kind: row.kind,
    state: row.state,
    revision: row.revision,
    people: row.people,
    gross: row.gross,
    deductions: row.deductions,
    net: row.net,
    employerCost: row.employerCost,
    previous: row.previous,
    blocked: row.blocked,
    held: row.held,
    warned: row.warned,
    maker: reference(row.makerId, row.makerName),
    approver: reference(row.approverId, row.approverName),
    bothReason: row.bothReason,
    note: row.note,
    returnReason: row.returnReason,
    computedAt: row.computedAt?.toISOString() ?? null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    lockedAt: row.lockedAt?.toISOString() ?? null,
    paidOn: row.paidOn,
    payDay: payDayOf(row.month, row.payDay),
    jobId: row.jobId,
    title: row.title,
    taxAtOnce: row.taxAtOnce,
    employee: reference(row.employeeId, row.employeeName),
    dueOn: row.dueOn,
    terms: row.terms,
    reason: row.reason,
    reversesId: row.reversesId,
  }),
  refuse: (step, { kind }) =>
    step === 'setTerms' && kind !== 'fullAndFinal' ? PAY_RUN.errors.RUN_KIND : null,
  audited: ({ state, revision, bothReason, note, returnReason, paidOn }) => ({
    state,
    revision,
    bothReason,
    note,
    returnReason,
    paidOn,
  }),
  references: {
    groupId: { table: 'pay_group', refusal: 'Choose a pay group that is not archived.' },
  },
};
