import { TAX_CHALLAN, type TaxChallan } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { TaxChallanEntity } from './tax-challan.entity.js';

export type TaxChallanRow = RowOf<typeof TaxChallanEntity>;

const status = statusFilter('c');

export const TAX_CHALLANS: RecordRules<TaxChallanRow, TaxChallanEntity, TaxChallan> = {
  record: TAX_CHALLAN,
  table: {
    record: TAX_CHALLAN,
    entity: TaxChallanEntity,
    unique: { tax_challan_key: { field: 'serial', refusal: TAX_CHALLAN.errors.TAX_CHALLAN_TAKEN } },
  },
  list: tenantList<TaxChallanRow>()({
    list: TAX_CHALLAN.list,
    from: 'tax_challan c',
    alias: 'c',
    columns: TaxChallanEntity.select('c'),
    sorts: { paidOn: 'c.paid_on' },
    filters: { taxYear: 'c.tax_year', quarter: 'c.quarter', status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: TAX_CHALLAN.kind, content: `c.bsr_code || ' ' || c.serial` },
  }),
  seenBy: 'all',
  title: ({ bsrCode, serial, paidOn }) => `${bsrCode} ${serial} (${paidOn})`,
  shows: ({
    taxYear,
    quarter,
    bsrCode,
    paidOn,
    serial,
    tax,
    interest,
    fee,
    ...row
  }): OwnAnswer<TaxChallan> => ({
    taxYear,
    quarter,
    bsrCode,
    paidOn,
    serial,
    tax,
    interest,
    fee,
    status: statusOf(row),
  }),
};
