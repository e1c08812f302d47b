import { TASK, type ChangeCheck, type TaskParts } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const partOf = (id: string, part: string) => `${TASK.path}/${id}/${part}`;

const partsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTaskParts: build.query<TaskParts, string>({
      query: (id) => ({ url: partOf(id, 'parts') }),
      providesTags: [TASK.tag],
    }),
    addCheck: build.mutation<TaskParts, { id: string; text: string }>({
      query: ({ id, ...body }) => ({ url: partOf(id, 'checklist'), method: 'POST', body }),
      invalidatesTags: [TASK.tag],
    }),
    changeCheck: build.mutation<TaskParts, ChangeCheck & { id: string; item: string }>({
      query: ({ id, item, ...body }) => ({ url: partOf(id, `checklist/${item}`), method: 'PATCH', body }),
      invalidatesTags: [TASK.tag],
    }),
    removeCheck: build.mutation<TaskParts, { id: string; item: string }>({
      query: ({ id, item }) => ({ url: partOf(id, `checklist/${item}`), method: 'DELETE' }),
      invalidatesTags: [TASK.tag],
    }),
    promoteCheck: build.mutation<TaskParts, { id: string; item: string }>({
      query: ({ id, item }) => ({ url: partOf(id, `checklist/${item}/sub-task`), method: 'POST', body: {} }),
      invalidatesTags: [TASK.tag],
    }),
    addBlocker: build.mutation<TaskParts, { id: string; blockerId: string }>({
      query: ({ id, ...body }) => ({ url: partOf(id, 'blockers'), method: 'POST', body }),
      invalidatesTags: [TASK.tag],
    }),
    removeBlocker: build.mutation<TaskParts, { id: string; blocker: string }>({
      query: ({ id, blocker }) => ({ url: partOf(id, `blockers/${blocker}`), method: 'DELETE' }),
      invalidatesTags: [TASK.tag],
    }),
    setParent: build.mutation<TaskParts, { id: string; parentId: string | null }>({
      query: ({ id, ...body }) => ({ url: partOf(id, 'parent'), method: 'PUT', body }),
      invalidatesTags: [TASK.tag],
    }),
    followTask: build.mutation<TaskParts, { id: string; followed: boolean }>({
      query: ({ id, ...body }) => ({ url: partOf(id, 'follow'), method: 'POST', body }),
      invalidatesTags: [TASK.tag],
    }),
  }),
});

export const {
  useGetTaskPartsQuery,
  useAddCheckMutation,
  useChangeCheckMutation,
  useRemoveCheckMutation,
  usePromoteCheckMutation,
  useAddBlockerMutation,
  useRemoveBlockerMutation,
  useSetParentMutation,
  useFollowTaskMutation,
} = partsApi;
