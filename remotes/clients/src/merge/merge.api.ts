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

const DIFFERENCE = 'ContactDifference';
const MERGED = [CLIENT.tag, CLIENT_CONTACT.tag, LEAD.tag, PROJECT.tag, PROPOSAL.tag, 'Comment'];

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
    listMerges: build.query<ContactMerges, MergesQuery>({
      query: (params) => ({ url: 'contact-merges', params }),
      providesTags: [CLIENT.tag, LEAD.tag],
    }),
    undoMerge: build.mutation<UndoneMerge, string>({
      query: (id) => ({ url: `contact-merges/${id}/undo`, method: 'POST' }),
      invalidatesTags: MERGED,
    }),
    listDuplicates: build.query<Duplicates, DuplicatesQuery>({
      query: (params) => ({ url: 'contact-duplicates', params }),
      providesTags: [CLIENT.tag, LEAD.tag, DIFFERENCE],
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

export const {
  usePreviewMergeQuery,
  useMergeContactsMutation,
  useListMergesQuery,
  useUndoMergeMutation,
  useListDuplicatesQuery,
  usePartDuplicatesMutation,
  useJoinDuplicatesMutation,
  useMergeSameMutation,
} = mergeApi;
