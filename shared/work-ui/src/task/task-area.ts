import type {
  BulkOf,
  BulkReport,
  ChangeTasks,
  TASK,
  TaskChange,
  TaskReport,
  TaskTab,
} from '@atrium/contracts';
import { taskApi, useChangeTasksMutation, useUndoTasksMutation } from './task.api.js';

export { TaskArea, useTaskArea } from '../area/area-context.js';

type Order = BulkOf<typeof TASK>;

/** What the kit asks for many rows, as a change of tasks: its values are the change. */
const changeOf = ({ step, values }: Order): TaskChange =>
  step === 'archive' || step === 'restore' ? { kind: step } : (values as object as TaskChange);

/** The calls of a list of tasks, which is kept to one area, whatever its filters say. */
export function callsIn(tab: TaskTab | undefined) {
  const kept = tab === undefined ? {} : { tab };
  return {
    ...taskApi,
    useList: (query: object) => taskApi.useList({ ...query, ...kept }),
    useCalls: () => {
      const calls = taskApi.useCalls();
      const [change] = useChangeTasksMutation();
      const [undo] = useUndoTasksMutation();
      return {
        ...calls,
        bulk: ({ ids, matching, ...order }: Order): Promise<TaskReport> => {
          const which = { ids, matching: matching && { ...matching, ...kept } } as Omit<
            ChangeTasks,
            'change'
          >;
          return change({ ...which, change: changeOf(order as Order) }).unwrap();
        },
        undoBulk: (report: BulkReport) => undo({ undo: (report as TaskReport).undo }).unwrap(),
      };
    },
  };
}
