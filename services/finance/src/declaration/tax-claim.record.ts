import { TAX_CLAIM, type TaxClaim } from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, type RecordSteps, type RowOf, tenantList } from '@atrium/records';
import { TaxClaimEntity } from './tax-claim.entity.js';

export interface TaxClaimRow extends RowOf<typeof TaxClaimEntity> {
  employeeName: string;
  /** The person's account. */
  userId: string | null;
}

export type TaxClaimSteps = RecordSteps<TaxClaimRow, TaxClaimEntity, TaxClaim>;

export const TAX_CLAIMS: RecordRules<TaxClaimRow, TaxClaimEntity, TaxClaim> = {
  record: TAX_CLAIM,
  table: {
    record: TAX_CLAIM,
    entity: TaxClaimEntity,
    unique: { tax_claim_single_key: { field: 'kind', refusal: TAX_CLAIM.errors.TAX_CLAIM_TAKEN } },
  },
  list: tenantList<TaxClaimRow>()({
    list: TAX_CLAIM.list,
    from: 'tax_claim t join employee_entry e on e.company_id = t.company_id and e.id = t.employee_id',
    alias: 't',
    columns: `${TaxClaimEntity.select('t')}, e.name as "employeeName", e.user_id as "userId"`,
    sorts: { createdAt: 't.created_at' },
    filters: { employee: 't.employee_id', taxYear: 't.tax_year', kind: 't.kind', state: 't.state' },
    // What is decided is looked up, not worked through.
    unless: { state: { sql: `t.state = 'declared'`, values: [] } },
  }),
  seenBy: 'all',
  title: ({ employeeName, title, taxYear }) => `${title} (${employeeName}, ${String(taxYear)})`,
  refuse: (step, { userId }, by) =>
    userId === by.id && (step === 'approve' || step === 'refuse') ? TAX_CLAIM.errors.TAX_CLAIM_OWN : null,
  shows: (row): OwnAnswer<TaxClaim> => ({
    employee: { id: row.employeeId, name: row.employeeName },
    taxYear: row.taxYear,
    kind: row.kind,
    title: row.title,
    amount: row.amount,
    tax: row.tax,
    approved: row.approved,
    state: row.state,
    reason: row.reason,
    proof: row.proofName,
    proofId: row.proofId,
    createdAt: row.createdAt.toISOString(),
  }),
  audited: (row) => ({
    employee: row.employeeName,
    taxYear: row.taxYear,
    kind: row.kind,
    title: row.title,
    amount: row.amount,
    tax: row.tax,
    approved: row.approved,
    reason: row.reason,
    proof: row.proofName,
  }),
  // Whoever reads the trail may not know what people have and earn.
  hidden: ({ employeeName, taxYear }) => ({
    title: `${employeeName} (${String(taxYear)})`,
    open: ['employee', 'taxYear', 'kind', 'state'],
  }),
  invalidates: ({ userId }) => (userId ? [{ tags: [TAX_CLAIM.tag], audience: { users: [userId] } }] : []),
};
