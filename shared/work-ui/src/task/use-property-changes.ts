import type { Task, UpdateTask } from '@atrium/contracts';
import { toast, toFailure } from '@atrium/sdk';
import { useState } from 'react';
import { useTaskChange } from './use-task-change.js';

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

/** What is changed in its place is shown immediately, and sent after what was changed before it. */
export function usePropertyChanges(task: Task) {
  const send = useTaskChange(task);
  const [made, setMade] = useState<{ values: Changed; left: number }>({ values: {}, left: 0 });
  const change = (values: Changed) => {
    setMade(({ values: before, left }) => ({ values: { ...before, ...values }, left: left + 1 }));
    void send(values)
      .catch((reason: unknown) => toast.error(toFailure(reason).error.message))
      // Once nothing is on its way, what the server says counts.
      .finally(() =>
        setMade(({ values: before, left }) => ({ values: left > 1 ? before : {}, left: left - 1 })),
      );
  };
  return { values: { ...task, ...made.values }, change };
}
