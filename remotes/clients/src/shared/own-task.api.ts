import { TASK, type AskTask, type ClientComments, type ClientTasks } from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const TAG = 'ClientTask';

const ownTaskApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnTasks: build.query<ClientTasks, void>({
      query: () => ({ url: 'client-portal/tasks' }),
      providesTags: [TAG, TASK.tag],
    }),
    askTask: build.mutation<ClientTasks, Keyed<AskTask>>({
      query: (task) => ({ url: 'client-portal/tasks', method: 'POST', ...task }),
      invalidatesTags: [TAG],
    }),
    listOwnComments: build.query<ClientComments, string>({
      query: (id) => ({ url: `client-portal/tasks/${id}/comments` }),
      providesTags: [TAG],
    }),
    addOwnComment: build.mutation<ClientComments, Keyed<{ text: string }> & { id: string }>({
      query: ({ id, ...comment }) => ({
        url: `client-portal/tasks/${id}/comments`,
        method: 'POST',
        ...comment,
      }),
      invalidatesTags: [TAG],
    }),
  }),
});

export const { useListOwnTasksQuery, useAskTaskMutation, useListOwnCommentsQuery, useAddOwnCommentMutation } =
  ownTaskApi;
