import type { OwnValues, RepeatMode, RepeatState, TaskPriority, TaskTab } from '@atrium/contracts';
import {
  defineTable,
  computed,
  day,
  int,
  json,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

/** What each task of a repeat gets. */
export interface RepeatContent {
  description: string | null;
  checklist: string[];
  assigneeIds: string[];
  /** In minutes. */
  estimate: number | null;
  priority: TaskPriority;
  labelIds: string[];
  own: OwnValues;
  visibility: 'internal' | 'private' | 'client';
  projectId: string | null;
}

export const TaskRepeatEntity = defineTable('task_repeat', {
  title: text(),
  tab: orNull(text<TaskTab>()),
  /** The latest task. */
  taskId: uuid(),
  /** The day of the latest task. */
  lastOn: day(),
  /** How many tasks there have been. */
  made: otherwise(1, int()),
  content: json<RepeatContent>(),
  rule: text(),
  mode: text<RepeatMode>(),
  startOn: day(),
  dueDays: orNull(int()),
  zone: text(),
  skipWhileOpen: yesNo(),
  state: otherwise('active', text<RepeatState>()),
  nextOn: orNull(day()),
  sortTitle: computed(text()),
  createdBy: uuid(),
});
export type TaskRepeatEntity = EntityOf<typeof TaskRepeatEntity>;
