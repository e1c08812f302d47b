import type { LabelColour, TaskTab } from '@atrium/contracts';
import { defineTable, computed, moment, orNull, text, yesNo, type EntityOf } from '@atrium/records';

export const LabelEntity = defineTable('label', {
  name: text(),
  colour: text<LabelColour>(),
  tab: orNull(text<TaskTab>()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type LabelEntity = EntityOf<typeof LabelEntity>;
