import type { CreateTask } from '@atrium/contracts';

/** A new task, with what matters to a test. */
export const taskDraft = (more: Partial<CreateTask> = {}): CreateTask => ({
  title: 'Cut the reels',
  description: null,
  tab: null,
  stage: 'todo',
  priority: 'none',
  assigneeIds: [],
  startOn: null,
  dueOn: null,
  estimate: null,
  labels: [],
  parentId: null,
  visibility: 'internal',
  ...more,
});
