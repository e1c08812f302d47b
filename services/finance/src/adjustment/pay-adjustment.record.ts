import { PAY_ADJUSTMENT, type PayAdjustment } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  reference,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { PayAdjustmentEntity } from './pay-adjustment.entity.js';

export interface PayAdjustmentRow extends RowOf<typeof PayAdjustmentEntity> {
  employeeName: string;
  makerName: string | null;
  locked: boolean;
}

const status = statusFilter('a');

const LOCKED = `case when a.run_id is null then exists (select from pay_slip p where p.company_id = a.company_id
    and p.employee_id = a.employee_id and p.month = a.pay_month and p.frozen and p.kind <> 'offCycle')
  else exists (select from pay_run r where r.company_id = a.company_id and r.id = a.run_id
    and r.state not in ('draft', 'computed')) end`;

export const PAY_ADJUSTMENTS: RecordRules<PayAdjustmentRow, PayAdjustmentEntity, PayAdjustment> = {
  record: PAY_ADJUSTMENT,
  table: { record: PAY_ADJUSTMENT, entity: PayAdjustmentEntity },
  list: tenantList<PayAdjustmentRow>()({
    list: PAY_ADJUSTMENT.list,
    from: `pay_adjustment a join employee_entry e on e.company_id = a.company_id and e.id = a.employee_id
      left join person m on m.company_id = a.company_id and m.id = a.created_by`,
    alias: 'a',
    columns: `${PayAdjustmentEntity.select('a')}, e.name as "employeeName",
      m.first_name || ' ' || m.last_name as "makerName", ${LOCKED} as locked`,
    sorts: { payMonth: 'a.pay_month' },
    filters: {
      employee: 'a.employee_id',
      payMonth: 'a.pay_month',
      kind: 'a.kind',
      run: 'a.run_id',
      status: status.filter,
    },
    unless: { status: status.otherwise },
    text: { kind: PAY_ADJUSTMENT.kind, content: 'lower(a.title)' },
  }),
  seenBy: 'all',
  title: ({ employeeName, title }) => `${title} (${employeeName})`,
  refuse: (_step, { locked }) => (locked ? PAY_ADJUSTMENT.errors.PAY_ADJUSTMENT_LOCKED : null),
  shows: (row): OwnAnswer<PayAdjustment> => ({
    employee: reference(row.employeeId, row.employeeName),
    payMonth: row.payMonth,
    title: row.title,
    kind: row.kind,
    amount: row.amount,
    taxable: row.taxable,
    cause: row.cause,
    locked: row.locked,
    maker: row.makerName,
    runId: row.runId,
    status: statusOf(row),
  }),
  // Whoever reads the trail may not know what people earn.
  hidden: ({ employeeName, title }) => ({
    title: `${title} (${employeeName})`,
    open: ['employee', 'payMonth', 'title', 'kind', 'taxable', 'archivedAt'],
  }),
  references: { employeeId: { table: 'employee', refusal: 'Choose someone who works here now.' } },
};
