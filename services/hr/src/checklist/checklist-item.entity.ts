import type { Checklist, ChecklistOwner } from '@atrium/contracts';
import { defineTable, computed, int, moment, orNull, text, yesNo, type EntityOf } from '@atrium/records';

export const ChecklistItemEntity = defineTable('checklist_item', {
  title: text(),
  checklist: text<Checklist>(),
  owner: text<ChecklistOwner>(),
  dueDays: int(),
  proof: yesNo(),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortTitle: computed(text()),
});
export type ChecklistItemEntity = EntityOf<typeof ChecklistItemEntity>;
