import type {
  Comment,
  CommentList,
  CommentQuery,
  CreateComment,
  SubjectPlace,
  Unable,
  UpdateComment,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

interface CommentPlace {
  id: string;
  version: number;
}

const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.infiniteQuery<CommentList, SubjectPlace, CommentQuery['before']>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({ url: 'comments', params: { ...queryArg, before: pageParam } }),
      providesTags: ['Comment'],
    }),
    listUnable: build.query<Unable, SubjectPlace & { users: string }>({
      query: (params) => ({ url: 'comments/unable', params }),
    }),
    createComment: build.mutation<Comment, Keyed<CreateComment>>({
      query: (comment) => ({ url: 'comments', method: 'POST', ...comment }),
      invalidatesTags: ['Comment'],
    }),
    updateComment: build.mutation<Comment, UpdateComment & { id: string }>({
      query: ({ id, ...body }) => ({ url: `comments/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Comment'],
    }),
    deleteComment: build.mutation<{ done: true }, CommentPlace>({
      query: ({ id, version }) => ({ url: `comments/${id}`, method: 'DELETE', body: { version } }),
      invalidatesTags: ['Comment'],
    }),
  }),
});

export const {
  useListCommentsInfiniteQuery,
  useListUnableQuery,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
} = commentsApi;
