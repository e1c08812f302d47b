import { TAX_PROFILE, type TaxProfile } from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, reference, type RowOf, tenantList } from '@atrium/records';
import { TaxProfileEntity } from './tax-profile.entity.js';

export interface TaxProfileRow extends RowOf<typeof TaxProfileEntity> {
  employeeName: string;
  /** The person's account. */
  userId: string | null;
}

export const TAX_PROFILES: RecordRules<TaxProfileRow, TaxProfileEntity, TaxProfile> = {
  record: TAX_PROFILE,
  table: {
    record: TAX_PROFILE,
    entity: TaxProfileEntity,
    unique: { tax_profile_key: { field: 'taxYear', refusal: TAX_PROFILE.errors.TAX_PROFILE_EXISTS } },
  },
  list: tenantList<TaxProfileRow>()({
    list: TAX_PROFILE.list,
    from: 'tax_profile t join employee_entry e on e.company_id = t.company_id and e.id = t.employee_id',
    alias: 't',
    columns: `${TaxProfileEntity.select('t')}, e.name as "employeeName", e.user_id as "userId"`,
    sorts: { taxYear: 't.tax_year' },
    filters: { employee: 't.employee_id', taxYear: 't.tax_year', regime: 't.regime' },
  }),
  seenBy: 'all',
  title: ({ employeeName, taxYear }) => `${employeeName} (${String(taxYear)})`,
  shows: (row): OwnAnswer<TaxProfile> => ({
    employee: reference(row.employeeId, row.employeeName),
    taxYear: row.taxYear,
    regime: row.regime,
    metro: row.metro,
  }),
  invalidates: ({ userId }) => (userId ? [{ tags: [TAX_PROFILE.tag], audience: { users: [userId] } }] : []),
  references: { employeeId: { table: 'employee', refusal: 'Choose someone who works here now.' } },
};
