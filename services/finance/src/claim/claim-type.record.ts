import { CLAIM_TYPE, type ClaimType } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { ClaimTypeEntity } from './claim-type.entity.js';

export type ClaimTypeRow = RowOf<typeof ClaimTypeEntity>;

const status = statusFilter('c');

export const CLAIM_TYPES: RecordRules<ClaimTypeRow, ClaimTypeEntity, ClaimType> = {
  record: CLAIM_TYPE,
  table: {
    record: CLAIM_TYPE,
    entity: ClaimTypeEntity,
    unique: { claim_type_name_key: { field: 'name', refusal: CLAIM_TYPE.errors.CLAIM_TYPE_NAME_TAKEN } },
  },
  list: tenantList<ClaimTypeRow>()({
    list: CLAIM_TYPE.list,
    from: 'claim_type c',
    alias: 'c',
    columns: ClaimTypeEntity.select('c'),
    sorts: { name: 'c.sort_name' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: CLAIM_TYPE.kind, content: 'lower(c.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<ClaimType> => ({
    name: row.name,
    yearlyLimit: row.yearlyLimit,
    needsProof: row.needsProof,
    paysRest: row.paysRest,
    status: statusOf(row),
  }),
};
