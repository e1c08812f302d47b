import { CHECKLIST_ITEM, type ChecklistItem } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { ChecklistItemEntity } from './checklist-item.entity.js';

export type ChecklistItemRow = RowOf<typeof ChecklistItemEntity>;

const status = statusFilter('i');
const { errors } = CHECKLIST_ITEM;

export const CHECKLIST_ITEMS: RecordRules<ChecklistItemRow, ChecklistItemEntity, ChecklistItem> = {
  record: CHECKLIST_ITEM,
  table: {
    record: CHECKLIST_ITEM,
    entity: ChecklistItemEntity,
    unique: { checklist_item_title_key: { field: 'title', refusal: errors.CHECKLIST_TITLE_TAKEN } },
  },
  list: tenantList<ChecklistItemRow>()({
    list: CHECKLIST_ITEM.list,
    table: ChecklistItemEntity,
    alias: 'i',
    sorts: { title: 'i.sort_title', dueDays: 'i.due_days' },
    filters: { checklist: 'i.checklist', owner: 'i.owner', status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: CHECKLIST_ITEM.kind, content: 'lower(i.title)' },
  }),
  seenBy: 'all',
  title: ({ title }) => title,
  shows: (row): OwnAnswer<ChecklistItem> => ({
    title: row.title,
    checklist: row.checklist,
    owner: row.owner,
    dueDays: row.dueDays,
    proof: row.proof,
    status: statusOf(row),
  }),
};
