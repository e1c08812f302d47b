import type { AnswerNotice, Notice } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const CHANGED = ['Notice', 'Badge'];

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotices: build.query<{ items: Notice[] }, void>({
      query: () => ({ url: 'notices' }),
      providesTags: ['Notice'],
    }),
    answerNotice: build.mutation<unknown, AnswerNotice & { id: string }>({
      query: ({ id, ...body }) => ({ url: `notices/${id}/answer`, method: 'PUT', body }),
      invalidatesTags: CHANGED,
    }),
    takeBackNotice: build.mutation<unknown, string>({
      query: (id) => ({ url: `notices/${id}/answer`, method: 'DELETE' }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const { useListNoticesQuery, useAnswerNoticeMutation, useTakeBackNoticeMutation } = noticesApi;
