import type { Task } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { taskApi } from './task.api.js';
import { nameOfTask } from '../parts/task-name.format.js';

type Days = Pick<Task, 'startOn' | 'dueOn'>;

/** Gives tasks other days, with Undo. */
export function useTaskDays() {
  const { update } = taskApi.useCalls();
  const { take } = useStep();
  return (task: Task, days: Days): void => {
    const { id, version, startOn, dueOn } = task;
    void take({
      of: id,
      work: () => update({ id, version, ...days }),
      done: t('{name} moved', { name: nameOfTask(task) }),
      undo: (saved) => update({ id, version: saved.version, startOn, dueOn }),
    });
  };
}
