import { TASK, type TaskParts } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addTaskFile: build.mutation<TaskParts, { id: string; fileId: string }>({
      query: ({ id, ...body }) => ({ url: `${TASK.path}/${id}/files`, method: 'POST', body }),
      invalidatesTags: [TASK.tag],
    }),
    removeTaskFile: build.mutation<TaskParts, { id: string; fileId: string }>({
      query: ({ id, fileId }) => ({ url: `${TASK.path}/${id}/files/${fileId}`, method: 'DELETE' }),
      invalidatesTags: [TASK.tag],
    }),
  }),
});

export const { useAddTaskFileMutation, useRemoveTaskFileMutation } = filesApi;
