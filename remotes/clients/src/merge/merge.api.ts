import {
  CLIENT,
  CLIENT_CONTACT,
  LEAD,
  PROJECT,
  PROPOSAL,
  type ContactMerge,
  type ContactMergePreview,
  type ContactMerges,
  type Difference,
  type Duplicates,
  type DuplicatesQuery,
  type MergeContacts,
  type MergeKind,
  type MergesQuery,
  type StartedMerge,
  type UndoneMerge,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';
import { NEXT_PAGES } from '../shared/next-pages.js';

const DIFFERENCE = 'ContactDifference';
const MERGED = [CLIENT.tag, CLIENT_CONTACT.tag, LEAD.tag, PROJECT.tag, PROPOSAL.tag, 'Comment'];

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMerges: build.infiniteQuery<ContactMerges, Omit<MergesQuery, 'before'>, MergesQuery['before']>({
      infiniteQueryOptions: NEXT_PAGES,
      query: ({ queryArg, pageParam }) => ({
        url: 'contact-merges',
        params: { ...queryArg, before: pageParam },
      }),
      providesTags: [CLIENT.tag, LEAD.tag],
    }),
    listDuplicates: build.infiniteQuery<
      Duplicates,
      Omit<DuplicatesQuery, 'cursor'>,
      DuplicatesQuery['cursor']
    >({
      infiniteQueryOptions: NEXT_PAGES,
      query: ({ queryArg, pageParam }) => ({
        url: 'contact-duplicates',
        params: { ...queryArg, cursor: pageParam },
      }),
      providesTags: [CLIENT.tag, LEAD.tag, DIFFERENCE],
    }),
  }),
});

const mergeApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewMerge: build.query<ContactMergePreview, { kind: MergeKind; ids: readonly string[] }>({
      query: ({ kind, ids }) => ({ url: 'contact-merges/preview', params: { kind, ids: ids.join(',') } }),
      providesTags: [CLIENT.tag, LEAD.tag],
    }),
    mergeContacts: build.mutation<ContactMerge, Keyed<MergeContacts>>({
      query: (order) => ({ url: 'contact-merges', method: 'POST', ...order }),
      invalidatesTags: MERGED,
    }),
    undoMerge: build.mutation<UndoneMerge, string>({
      query: (id) => ({ url: `contact-merges/${id}/undo`, method: 'POST' }),
      invalidatesTags: MERGED,
    }),
    partDuplicates: build.mutation<void, Difference>({
      query: (body) => ({ url: 'contact-duplicates/part', method: 'POST', body }),
      invalidatesTags: [DIFFERENCE, CLIENT.tag, LEAD.tag],
    }),
    joinDuplicates: build.mutation<void, Difference>({
      query: (body) => ({ url: 'contact-duplicates/join', method: 'POST', body }),
      invalidatesTags: [DIFFERENCE, CLIENT.tag, LEAD.tag],
    }),
    mergeSame: build.mutation<StartedMerge, MergeKind>({
      query: (kind) => ({ url: 'contact-duplicates/merge-same', method: 'POST', body: { kind } }),
    }),
  }),
});

export const { useListMergesInfiniteQuery, useListDuplicatesInfiniteQuery } = listApi;
export const {
  usePreviewMergeQuery,
  useMergeContactsMutation,
  useUndoMergeMutation,
  usePartDuplicatesMutation,
  useJoinDuplicatesMutation,
  useMergeSameMutation,
} = mergeApi;
