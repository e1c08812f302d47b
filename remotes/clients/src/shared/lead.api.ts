import {
  CLIENT,
  LEAD,
  type ConvertLead,
  type Lead,
  type LeadBoard,
  type LeadCounts,
  type LeadBoardQuery,
  type Matches,
  type MatchQuery,
  type MoveLead,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';

const OFFERED = 20;

export const leadApi = recordApi(LEAD, 'leads');

/** Open leads that the reader sees. */
export const useLeadOffers: UseOffers = (search) => {
  const { data } = leadApi.useList({ search: search || undefined, limit: OFFERED, sort: 'name' });
  return (data?.items ?? []).map(({ id, name, company }) => ({ id, name: company ?? name, note: name }));
};

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
    readLeadBoard: build.query<LeadBoard, LeadBoardQuery>({
      query: (params) => ({ url: 'leads/board', params }),
      providesTags: [LEAD.tag],
    }),
    countLeads: build.query<LeadCounts, void>({
      query: () => ({ url: 'leads/counts' }),
      providesTags: [LEAD.tag],
    }),
    moveLead: build.mutation<Lead, MoveLead & { id: string }>({
      query: ({ id, ...body }) => ({ url: `leads/${id}/move`, method: 'POST', body }),
      invalidatesTags: [LEAD.tag],
    }),
    convertLead: build.mutation<Lead, ConvertLead & { id: string }>({
      query: ({ id, ...body }) => ({ url: `leads/${id}/convert`, method: 'POST', body }),
      invalidatesTags: [LEAD.tag, CLIENT.tag],
    }),
    listMatches: build.query<Matches, MatchQuery>({
      query: (params) => ({ url: 'client-matches', params }),
      providesTags: [LEAD.tag, CLIENT.tag],
    }),
  }),
});

export const {
  useReadLeadBoardQuery,
  useCountLeadsQuery,
  useMoveLeadMutation,
  useConvertLeadMutation,
  useListMatchesQuery,
} = moreApi;
