import { PAY_STRUCTURE, type PayStructureRecord } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { PayStructureEntity } from './pay-structure.entity.js';

export type PayStructureRow = RowOf<typeof PayStructureEntity>;

const status = statusFilter('s');

export const PAY_STRUCTURES: RecordRules<PayStructureRow, PayStructureEntity, PayStructureRecord> = {
  record: PAY_STRUCTURE,
  table: {
    record: PAY_STRUCTURE,
    entity: PayStructureEntity,
    unique: {
      pay_structure_name_key: { field: 'name', refusal: PAY_STRUCTURE.errors.PAY_STRUCTURE_NAME_TAKEN },
    },
  },
  list: tenantList<PayStructureRow>()({
    list: PAY_STRUCTURE.list,
    table: PayStructureEntity,
    alias: 's',
    sorts: { name: 's.sort_name' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: PAY_STRUCTURE.kind, content: 'lower(s.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<PayStructureRecord> => ({
    name: row.name,
    componentCodes: row.componentCodes,
    balanceCode: row.balanceCode,
    status: statusOf(row),
  }),
  cells: { componentCodes: ({ componentCodes }) => componentCodes.join(', ') },
};
