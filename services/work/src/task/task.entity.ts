import type { OwnValues, TaskPriority, TaskStage, TaskTab } from '@atrium/contracts';
import {
  defineTable,
  computed,
  day,
  int,
  json,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const TaskEntity = defineTable('task', {
  /** Counts the tasks of the company. */
  number: int(),
  /** The code of the project in which it was made, and its number there; both null where it was in none. */
  projectCode: orNull(text()),
  projectNumber: orNull(int()),
  title: text(),
  description: orNull(text()),
  tab: orNull(text<TaskTab>()),
  stage: text<TaskStage>(),
  /** Which stage of the flow it is; `stage` is its type. */
  flowStage: text(),
  /** Among the stages of its type in the flow. */
  stagePlace: otherwise(0, int()),
  /** Values of own fields by the field's id. */
  own: otherwise({}, json<OwnValues>()),
  priority: otherwise('none', text<TaskPriority>()),
  startOn: orNull(day()),
  dueOn: orNull(day()),
  /** In minutes. */
  estimate: orNull(int()),
  visibility: otherwise('internal', text<'internal' | 'private' | 'client'>()),
  source: otherwise('team', text<'team' | 'client'>()),
  rank: text(),
  parentId: orNull(uuid()),
  projectId: orNull(uuid()),
  /** What the group of its project is ordered by; another name of the project is followed by TaskNotesFollower. */
  projectKey: orNull(text()),
  /** The first of those to whom it is assigned, and what their group is ordered by. Written by TaskNotes. */
  assigneeId: orNull(uuid()),
  assigneeKey: orNull(text()),
  /** Minutes of its finished time that count. For filters only: what is shown is the sum of the entries. Written by TaskNotes. */
  spent: otherwise(0, int()),
  /** Of the project. */
  milestoneId: orNull(uuid()),
  /** Whose it was before that person left. */
  handedFrom: orNull(uuid()),
  /** The repeat that made it, and the day of the repeat that it is for. */
  repeatId: orNull(uuid()),
  repeatOn: orNull(day()),
  /** Days of its repeat that passed without a task of their own. */
  missed: otherwise(0, int()),
  startedAt: orNull(moment()),
  doneAt: orNull(moment()),
  archivedAt: orNull(moment()),
  /** As people say it: `KES-42`, `T-1042`. */
  code: computed(text()),
  open: computed(yesNo()),
  overEstimate: computed(yesNo()),
  createdBy: uuid(),
});
export type TaskEntity = EntityOf<typeof TaskEntity>;
