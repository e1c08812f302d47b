import { TASK, type ClientComments } from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const TAG = 'ClientTask';

const commentApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClientComments: build.query<ClientComments, string>({
      query: (id) => ({ url: `${TASK.path}/${id}/client-comments` }),
      providesTags: [TAG],
    }),
    addClientComment: build.mutation<ClientComments, Keyed<{ text: string }> & { id: string }>({
      query: ({ id, ...comment }) => ({
        url: `${TASK.path}/${id}/client-comments`,
        method: 'POST',
        ...comment,
      }),
      invalidatesTags: [TAG],
    }),
  }),
});

export const { useListClientCommentsQuery, useAddClientCommentMutation } = commentApi;
