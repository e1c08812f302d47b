import type { TaskOfTemplate, TaskTab } from '@atrium/contracts';
import { defineTable, computed, json, moment, orNull, text, yesNo, type EntityOf } from '@atrium/records';

export const TaskTemplateEntity = defineTable('task_template', {
  name: text(),
  tab: orNull(text<TaskTab>()),
  tasks: json<TaskOfTemplate[]>(),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type TaskTemplateEntity = EntityOf<typeof TaskTemplateEntity>;
