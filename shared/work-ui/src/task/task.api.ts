import {
  LABEL,
  TASK,
  type ChangeTasks,
  type MoveTask,
  type Task,
  type TaskBoard,
  type TaskBoardQuery,
  type TaskCapacity,
  type TaskCounts,
  type TaskDated,
  type TaskDatedQuery,
  type TaskGroups,
  type TaskLoad,
  type TaskMilestones,
  type TaskPeople,
  type TaskReport,
  type TaskTab,
  type UndoTasks,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const taskApi = recordApi(TASK, { also: [LABEL.tag] });

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
    countTaskGroups: build.query<TaskGroups, object>({
      query: (params) => ({ url: 'tasks/groups', params: { ...params } }),
      providesTags: [TASK.tag],
    }),
    getTaskLoad: build.query<TaskLoad, readonly string[]>({
      query: (people) => ({ url: 'tasks/load', params: { people: people.join(',') } }),
      providesTags: [TASK.tag],
    }),
    getTaskCapacity: build.query<TaskCapacity, { people: readonly string[]; from: string; to: string }>({
      query: ({ people, ...days }) => ({
        url: 'tasks/capacity',
        params: { people: people.join(','), ...days },
      }),
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
    listTaskMilestones: build.query<TaskMilestones, string>({
      query: (projectId) => ({ url: `tasks/projects/${projectId}/milestones` }),
    }),
  }),
});

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    moveTask: build.mutation<Task, MoveTask & { id: string }>({
      query: ({ id, ...body }) => ({ url: `tasks/${id}/move`, method: 'POST', body }),
      invalidatesTags: [TASK.tag],
    }),
    changeTasks: build.mutation<TaskReport, ChangeTasks>({
      query: (body) => ({ url: 'tasks/bulk', method: 'POST', body }),
      invalidatesTags: [TASK.tag, LABEL.tag],
    }),
    undoTasks: build.mutation<TaskReport, UndoTasks>({
      query: (body) => ({ url: 'tasks/bulk/undo', method: 'POST', body }),
      invalidatesTags: [TASK.tag],
    }),
  }),
});

export const {
  useGetTaskBoardQuery,
  useCountTasksQuery,
  useCountTaskGroupsQuery,
  useGetTaskLoadQuery,
  useGetTaskCapacityQuery,
  useListDatedTasksQuery,
  useListTaskPeopleQuery,
  useListTaskMilestonesQuery,
} = moreApi;

export const { useMoveTaskMutation, useChangeTasksMutation, useUndoTasksMutation } = changeApi;
