import { PAY_LOAN, type PayLoan } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  reference,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { laterMonth } from '../payroll/pay-month.rules.js';
import { PayLoanEntity } from './pay-loan.entity.js';
import { BALANCE, LAST_INSTALMENT } from './pay-loan-entry.repository.js';

export interface PayLoanRow extends RowOf<typeof PayLoanEntity> {
  employeeName: string;
  makerName: string | null;
  balance: number;
  movedOn: number;
  /** That of the newest payslip that asked for an instalment. */
  lastMonth: string | null;
}

const status = statusFilter('l');

export const PAY_LOANS: RecordRules<PayLoanRow, PayLoanEntity, PayLoan> = {
  record: PAY_LOAN,
  table: { record: PAY_LOAN, entity: PayLoanEntity },
  list: tenantList<PayLoanRow>()({
    list: PAY_LOAN.list,
    from: `pay_loan l join employee_entry e on e.company_id = l.company_id and e.id = l.employee_id
      left join person m on m.company_id = l.company_id and m.id = l.created_by
      cross join lateral (${BALANCE}) b left join lateral (${LAST_INSTALMENT}) i on true`,
    alias: 'l',
    columns: `${PayLoanEntity.select('l')}, e.name as "employeeName",
      m.first_name || ' ' || m.last_name as "makerName", i.month as "lastMonth",
      least(coalesce(i.rest, 0), b.balance) as "movedOn", b.balance`,
    sorts: { fromMonth: 'l.from_month' },
    filters: { employee: 'l.employee_id', fromMonth: 'l.from_month', status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: PAY_LOAN.kind, content: 'lower(l.title)' },
  }),
  seenBy: 'all',
  title: ({ employeeName, title }) => `${title} (${employeeName})`,
  refuse: (step, { balance }) =>
    step === 'repay' && balance === 0 ? PAY_LOAN.errors.LOAN_OVER_BALANCE : null,
  shows: (row): OwnAnswer<PayLoan> => ({
    employee: reference(row.employeeId, row.employeeName),
    title: row.title,
    amount: row.amount,
    instalment: row.instalment,
    fromMonth: row.fromMonth,
    pausedMonths: row.pausedMonths,
    note: row.note,
    balance: row.balance,
    movedOn: row.movedOn,
    nextMonth: nextMonthOf(row),
    started: row.lastMonth !== null,
    givenMonth: row.givenMonth,
    maker: row.makerName,
    status: statusOf(row),
  }),
  // Whoever reads the trail may not know what people owe.
  hidden: ({ employeeName, title }) => ({
    title: `${title} (${employeeName})`,
    open: ['employee', 'title', 'fromMonth', 'pausedMonths', 'archivedAt'],
  }),
  references: { employeeId: { table: 'employee', refusal: 'Choose someone who works here now.' } },
};

export const nextMonthOf = ({ fromMonth, lastMonth }: Pick<PayLoanRow, 'fromMonth' | 'lastMonth'>): string =>
  lastMonth !== null && lastMonth >= fromMonth ? laterMonth(lastMonth, 1) : fromMonth;
