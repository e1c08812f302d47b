import type { CreateTask } from '@atrium/contracts';

/** A new task before anything is written. */
export const FIRST_TASK: CreateTask = {
  title: '',
  description: null,
  tab: null,
  stage: 'todo',
  priority: 'none',
  assigneeIds: [],
  startOn: null,
  dueOn: null,
  estimate: null,
  labels: [],
  visibility: 'internal',
  parentId: null,
};
