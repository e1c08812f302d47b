import {
  TASK,
  type MoveTask,
  type Task,
  type TaskBoard,
  type TaskBoardQuery,
  type TaskCounts,
  type TaskDated,
  type TaskDatedQuery,
  type TaskLoad,
  type TaskPeople,
  type TaskTab,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const taskApi = recordApi(TASK, 'tasks');

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTaskBoard: build.query<TaskBoard, TaskBoardQuery>({
      query: (params) => ({ url: 'tasks/board', params }),
      providesTags: [TASK.tag],
    }),
    countTasks: build.query<TaskCounts, TaskTab | undefined>({
      query: (tab) => ({ url: 'tasks/counts', params: { tab } }),
      providesTags: [TASK.tag],
    }),
    getTaskLoad: build.query<TaskLoad, readonly string[]>({
      query: (people) => ({ url: 'tasks/load', params: { people: people.join(',') } }),
      providesTags: [TASK.tag],
    }),
    listDatedTasks: build.query<TaskDated, TaskDatedQuery>({
      query: (params) => ({ url: 'tasks/dated', params }),
      providesTags: [TASK.tag],
    }),
    listTaskPeople: build.query<TaskPeople, TaskTab>({
      query: (tab) => ({ url: 'tasks/people', params: { tab } }),
      providesTags: [TASK.tag],
    }),
    moveTask: build.mutation<Task, MoveTask & { id: string }>({
      query: ({ id, ...body }) => ({ url: `tasks/${id}/move`, method: 'POST', body }),
      invalidatesTags: [TASK.tag],
    }),
  }),
});

export const {
  useGetTaskBoardQuery,
  useCountTasksQuery,
  useGetTaskLoadQuery,
  useListDatedTasksQuery,
  useListTaskPeopleQuery,
  useMoveTaskMutation,
} = moreApi;
