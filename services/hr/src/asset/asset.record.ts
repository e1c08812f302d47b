import { ASSET, type Asset } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  reference,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { AssetEntity } from './asset.entity.js';

export interface AssetRow extends RowOf<typeof AssetEntity> {
  holderName: string | null;
  /** The holder's account. */
  userId: string | null;
}

export type AssetSteps = RecordSteps<AssetRow, AssetEntity, Asset>;

export const ASSETS: RecordRules<AssetRow, AssetEntity, Asset> = {
  record: ASSET,
  table: {
    record: ASSET,
    entity: AssetEntity,
    unique: { asset_tag_key: { field: 'tag', refusal: ASSET.errors.ASSET_TAG_TAKEN } },
  },
  list: tenantList<AssetRow>()({
    list: ASSET.list,
    from: 'asset a left join employee e on e.company_id = a.company_id and e.id = a.employee_id',
    alias: 'a',
    columns: `${AssetEntity.select('a')}, e.first_name || ' ' || e.last_name as "holderName",
      e.user_id as "userId"`,
    sorts: { name: 'a.sort_name', tag: 'a.tag' },
    filters: { kind: 'a.kind', state: 'a.state', holder: 'a.employee_id' },
    text: { kind: ASSET.kind, content: `lower(a.name || ' ' || a.tag || ' ' || coalesce(a.serial, ''))` },
  }),
  seenBy: 'all',
  title: ({ name, tag }) => `${name} (${tag})`,
  shows: (row): OwnAnswer<Asset> => ({
    name: row.name,
    kind: row.kind,
    tag: row.tag,
    serial: row.serial,
    cost: row.cost,
    state: row.state,
    condition: row.condition,
    issuedOn: row.issuedOn,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    holder: reference(row.employeeId, row.holderName),
  }),
  audited: ({ state, condition, issuedOn, holderName: holder }) => ({ state, condition, issuedOn, holder }),
  history: ['confirm'],
  invalidates: ({ userId }) => (userId ? [{ tags: ['OwnAssets'], audience: { users: [userId] } }] : []),
  references: { employeeId: { table: 'employee', refusal: 'Choose someone who works here now.' } },
};
