import { PAY_COMPONENT, type PayComponent } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { PayComponentEntity } from './pay-component.entity.js';

export type PayComponentRow = RowOf<typeof PayComponentEntity>;

const status = statusFilter('c');

export const PAY_COMPONENTS: RecordRules<PayComponentRow, PayComponentEntity, PayComponent> = {
  record: PAY_COMPONENT,
  table: {
    record: PAY_COMPONENT,
    entity: PayComponentEntity,
    unique: {
      pay_component_code_key: { field: 'code', refusal: PAY_COMPONENT.errors.PAY_COMPONENT_CODE_TAKEN },
    },
  },
  list: tenantList<PayComponentRow>()({
    list: PAY_COMPONENT.list,
    table: PayComponentEntity,
    alias: 'c',
    sorts: { name: 'c.sort_name', code: 'c.code' },
    filters: { kind: 'c.kind', status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: PAY_COMPONENT.kind, content: `lower(c.name || ' ' || c.code)` },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<PayComponent> => ({
    name: row.name,
    code: row.code,
    kind: row.kind,
    formula: row.formula,
    prorated: row.prorated,
    taxable: row.taxable,
    wages: row.wages,
    fixed: row.fixed,
    rent: row.rent,
    rounding: row.rounding,
    status: statusOf(row),
  }),
};
