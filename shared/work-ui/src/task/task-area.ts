import type { BulkOf, TASK, TaskTab } from '@atrium/contracts';
import { taskApi } from './task.api.js';

export { TaskArea, useTaskArea } from '../area/area-context.js';

type Order = BulkOf<typeof TASK>;

/** The calls of a list of tasks that is kept to one area, whatever its filters say. */
export function callsIn(tab: TaskTab | undefined) {
  if (tab === undefined) return taskApi;
  return {
    ...taskApi,
    useList: (query: object) => taskApi.useList({ ...query, tab }),
    useCalls: () => {
      const calls = taskApi.useCalls();
      const bulk = ({ matching, ...order }: Order) =>
        calls.bulk({ ...order, matching: matching && { ...matching, tab } } as Order);
      return { ...calls, bulk };
    },
  };
}
