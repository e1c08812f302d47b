import { PAY_CLAIM, type PayClaim } from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, type RowOf, tenantList } from '@atrium/records';
import { PayClaimEntity } from './pay-claim.entity.js';

export interface PayClaimRow extends RowOf<typeof PayClaimEntity> {
  employeeName: string;
  typeName: string;
  yearlyLimit: number | null;
  usedInYear: number;
  deciderName: string | null;
  payMonth: string | null;
  paid: boolean;
}

/** The tax year of a day begins in April. */
export const TAX_YEAR = (day: string) => `date_trunc('year', ${day}::date - interval '3 months')`;

export const PAY_CLAIMS: RecordRules<PayClaimRow, PayClaimEntity, PayClaim> = {
  record: PAY_CLAIM,
  table: { record: PAY_CLAIM, entity: PayClaimEntity },
  list: tenantList<PayClaimRow>()({
    list: PAY_CLAIM.list,
    from: `pay_claim c join employee_entry e on e.company_id = c.company_id and e.id = c.employee_id
      join claim_type y on y.company_id = c.company_id and y.id = c.type_id
      left join person d on d.company_id = c.company_id and d.id = c.decided_by
      left join pay_adjustment a on a.company_id = c.company_id and a.id = c.adjustment_id`,
    alias: 'c',
    columns: `${PayClaimEntity.select('c')}, e.name as "employeeName", y.name as "typeName",
      y.yearly_limit as "yearlyLimit", d.first_name || ' ' || d.last_name as "deciderName", a.pay_month as "payMonth",
      exists (select from pay_slip p where p.company_id = a.company_id and p.employee_id = a.employee_id
        and p.month = a.pay_month and p.kind <> 'offCycle' and p.state = 'paid') as paid,
      (select sum(u.amount)::bigint from pay_claim u where u.company_id = c.company_id
        and u.employee_id = c.employee_id and u.type_id = c.type_id
        and ${TAX_YEAR('u.spent_on')} = ${TAX_YEAR('c.spent_on')}
        and (u.state in ('submitted', 'approved') or u.id = c.id)) as "usedInYear"`,
    sorts: { spentOn: 'c.spent_on' },
    filters: { employee: 'c.employee_id', type: 'c.type_id', spentOn: 'c.spent_on', state: 'c.state' },
  }),
  seenBy: 'all',
  title: ({ employeeName, typeName }) => `${typeName} (${employeeName})`,
  shows: (row): OwnAnswer<PayClaim> => ({
    employee: { id: row.employeeId, name: row.employeeName },
    type: { id: row.typeId, name: row.typeName },
    amount: row.amount,
    spentOn: row.spentOn,
    note: row.note,
    state: row.state,
    proof: row.proofFileId === null ? null : { fileId: row.proofFileId, name: row.proofName ?? row.typeName },
    yearlyLimit: row.yearlyLimit,
    usedInYear: row.usedInYear,
    decider: row.deciderName,
    reason: row.reason,
    payMonth: row.payMonth,
    paid: row.paid,
  }),
  // Whoever reads the trail may not know what people are paid.
  hidden: ({ employeeName, typeName }) => ({
    title: `${typeName} (${employeeName})`,
    open: ['employee', 'type', 'spentOn', 'state'],
  }),
};
