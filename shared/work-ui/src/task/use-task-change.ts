import { TASK, type Task, type UpdateTask } from '@atrium/contracts';
import { useRecordChange } from '@atrium/ui';
import { taskApi } from './task.api.js';

/** Changes a task in its place, after what was changed before it. */
export const useTaskChange = (task: Task) =>
  useRecordChange<Task, Omit<UpdateTask, 'version'>>(TASK, taskApi.useCalls(), task);
