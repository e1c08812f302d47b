import type { Task, UpdateTask } from '@atrium/contracts';
import { toast, toFailure } from '@atrium/sdk';
import { useEffect, useRef, useState } from 'react';
import { taskApi } from './task.api.js';

type Changed = Partial<
  Pick<
    UpdateTask,
    | 'priority'
    | 'assigneeIds'
    | 'startOn'
    | 'dueOn'
    | 'estimate'
    | 'labels'
    | 'projectId'
    | 'milestoneId'
    | 'visibility'
  >
>;

/**
 * What is changed in its place is shown immediately, and sent one after the other, each on the version that the last one
 * made.
 */
export function usePropertyChanges(task: Task) {
  const { update } = taskApi.useCalls();
  const [made, setMade] = useState<{ values: Changed; left: number }>({ values: {}, left: 0 });
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const version = useRef(task.version);
  useEffect(() => {
    version.current = Math.max(version.current, task.version);
  }, [task.version]);
  const send = async (values: Changed) => {
    try {
      const after = await update({ id: task.id, version: version.current, ...values });
      version.current = after.version;
    } catch (reason) {
      toast.error(toFailure(reason).error.message);
    }
    // Once nothing is on its way, what the server says counts.
    setMade(({ values: before, left }) => ({ values: left > 1 ? before : {}, left: left - 1 }));
  };
  const change = (values: Changed) => {
    setMade(({ values: before, left }) => ({ values: { ...before, ...values }, left: left + 1 }));
    turn.current = turn.current.then(() => send(values));
  };
  return { values: { ...task, ...made.values }, change };
}
