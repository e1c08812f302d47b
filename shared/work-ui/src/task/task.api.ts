import {
  LABEL,
  TASK,
  type ChangeTasks,
  type StepBody,
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
      query: (params) => ({ url: `${TASK.path}/board`, params }),
      providesTags: [TASK.tag],
    }),
    countTasks: build.query<TaskCounts, TaskTab | undefined>({
      query: (tab) => ({ url: `${TASK.path}/counts`, params: { tab } }),
      providesTags: [TASK.tag],
    }),
    countTaskGroups: build.query<TaskGroups, object>({
      query: (params) => ({ url: `${TASK.path}/groups`, params: { ...params } }),
      providesTags: [TASK.tag],
    }),
    getTaskLoad: build.query<TaskLoad, readonly string[]>({
      query: (people) => ({ url: `${TASK.path}/load`, params: { people: people.join(',') } }),
      providesTags: [TASK.tag],
    }),
    getTaskCapacity: build.query<TaskCapacity, { people: readonly string[]; from: string; to: string }>({
      query: ({ people, ...days }) => ({
        url: `${TASK.path}/capacity`,
        params: { people: people.join(','), ...days },
      }),
      providesTags: [TASK.tag],
    }),
    listDatedTasks: build.query<TaskDated, TaskDatedQuery>({
      query: (params) => ({ url: `${TASK.path}/dated`, params }),
      providesTags: [TASK.tag],
    }),
    listTaskPeople: build.query<TaskPeople, TaskTab>({
      query: (tab) => ({ url: `${TASK.path}/people`, params: { tab } }),
      providesTags: [TASK.tag],
    }),
    listTaskMilestones: build.query<TaskMilestones, string>({
      query: (projectId) => ({ url: `${TASK.path}/projects/${projectId}/milestones` }),
    }),
  }),
});

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    moveTask: build.mutation<Task, StepBody<typeof TASK, 'move'> & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${TASK.path}/${id}/move`, method: 'POST', body }),
      invalidatesTags: [TASK.tag],
    }),
    changeTasks: build.mutation<TaskReport, ChangeTasks>({
      query: (body) => ({ url: `${TASK.path}/bulk`, method: 'POST', body }),
      invalidatesTags: [TASK.tag, LABEL.tag],
    }),
    undoTasks: build.mutation<TaskReport, UndoTasks>({
      query: (body) => ({ url: `${TASK.path}/bulk/undo`, method: 'POST', body }),
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
