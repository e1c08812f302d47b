import { CHECKLIST_ITEM, type ChecklistItem, type CreateChecklistItem } from '@atrium/contracts';
import { type RecordRow, type RecordRules, statusFilter, tenantList } from '@atrium/records';
import { ChecklistItemEntity } from './checklist-item.entity.js';

export type ChecklistItemRow = RecordRow & CreateChecklistItem;

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
    from: 'checklist_item i',
    alias: 'i',
    columns: `i.id, i.version, i.archived_at as "archivedAt", i.title, i.checklist, i.owner, i.due_days as "dueDays",
      i.proof`,
    sorts: { title: 'i.sort_title', dueDays: 'i.due_days' },
    filters: { checklist: 'i.checklist', owner: 'i.owner', status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: CHECKLIST_ITEM.kind, content: 'lower(i.title)' },
  }),
  seenBy: 'all',
  title: ({ title }) => title,
  shows: ({ archivedAt }) => ({ status: archivedAt ? 'archived' : 'active' }),
};
