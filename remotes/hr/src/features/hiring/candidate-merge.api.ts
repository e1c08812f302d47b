import {
  APPLICATION,
  CANDIDATE,
  OFFER,
  OPENING,
  type CandidateMerge,
  type CandidateMergePreview,
  type CandidateMerges,
  type MergeCandidates,
  type UndoneCandidateMerge,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const MERGED = [APPLICATION.tag, CANDIDATE.tag, OFFER.tag, OPENING.tag];

const mergeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCandidateMerges: build.query<CandidateMerges, string>({
      query: (candidate) => ({ url: 'hr/candidate-merges', params: { candidate } }),
      providesTags: [CANDIDATE.tag],
    }),
    previewCandidateMerge: build.query<CandidateMergePreview, readonly string[]>({
      query: (ids) => ({ url: 'hr/candidate-merges/preview', params: { ids: ids.join(',') } }),
      providesTags: [CANDIDATE.tag],
    }),
    mergeCandidates: build.mutation<CandidateMerge, Keyed<MergeCandidates>>({
      query: (order) => ({ url: 'hr/candidate-merges', method: 'POST', ...order }),
      invalidatesTags: MERGED,
    }),
    undoCandidateMerge: build.mutation<UndoneCandidateMerge, string>({
      query: (id) => ({ url: `hr/candidate-merges/${id}/undo`, method: 'POST' }),
      invalidatesTags: MERGED,
    }),
  }),
});

export const {
  useListCandidateMergesQuery,
  usePreviewCandidateMergeQuery,
  useMergeCandidatesMutation,
  useUndoCandidateMergeMutation,
} = mergeApi;
