import type { UseOffers } from '@atrium/ui';
import { taskApi } from './task.api.js';
import { nameOfTask } from '../parts/task-name.format.js';

const OFFERED = 8;

/** Open tasks that the reader sees, found by title or number. */
export const useTaskOffers: UseOffers = (search) => {
  // Filters are named by their columns, which the type of a query does not list.
  const query: object = { ...(search && { search }), sort: 'number', limit: OFFERED };
  const { data } = taskApi.useList(query);
  return (data?.items ?? []).map((task) => ({ id: task.id, name: nameOfTask(task) }));
};
