import {
  CLIENT,
  LEAD,
  type BulkReport,
  type ChangeLeads,
  type Lead,
  type LeadBoard,
  type LeadBoardQuery,
  type LeadChange,
  type LeadCounts,
  type LeadReport,
  type Matches,
  type MatchQuery,
  type StepBody,
  type UndoLeads,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';

const OFFERED = 20;

const records = recordApi(LEAD);

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
    readLeadBoard: build.query<LeadBoard, LeadBoardQuery>({
      query: (params) => ({ url: `${LEAD.path}/board`, params }),
      providesTags: [LEAD.tag],
    }),
    countLeads: build.query<LeadCounts, void>({
      query: () => ({ url: `${LEAD.path}/counts` }),
      providesTags: [LEAD.tag],
    }),
    changeLeads: build.mutation<LeadReport, ChangeLeads>({
      query: (body) => ({ url: `${LEAD.path}/bulk`, method: 'POST', body }),
      invalidatesTags: [LEAD.tag],
    }),
    undoLeads: build.mutation<LeadReport, UndoLeads>({
      query: (body) => ({ url: `${LEAD.path}/bulk/undo`, method: 'POST', body }),
      invalidatesTags: [LEAD.tag],
    }),
    convertLead: build.mutation<Lead, StepBody<typeof LEAD, 'convert'> & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${LEAD.path}/${id}/convert`, method: 'POST', body }),
      invalidatesTags: [LEAD.tag, CLIENT.tag],
    }),
    listMatches: build.query<Matches, MatchQuery>({
      query: (params) => ({ url: 'client-matches', params }),
      providesTags: [LEAD.tag, CLIENT.tag],
    }),
  }),
});

export const { useReadLeadBoardQuery, useCountLeadsQuery, useConvertLeadMutation, useListMatchesQuery } =
  moreApi;

interface Order {
  step: string;
  values: object | null;
  ids: string[] | null;
  matching: ChangeLeads['matching'];
}

/** What the kit asks for many rows, as a change of leads: its values are the change. */
const changeOf = ({ step, values }: Order): LeadChange =>
  step === 'archive' || step === 'restore' ? { kind: step } : (values as LeadChange);

/** The calls of leads; those on many are one change that can be undone. */
export const leadApi = {
  ...records,
  useCalls: () => {
    const calls = records.useCalls();
    const [change] = moreApi.useChangeLeadsMutation();
    const [undo] = moreApi.useUndoLeadsMutation();
    return {
      ...calls,
      bulk: (order: object): Promise<LeadReport> => {
        const { ids, matching, ...asked } = order as Order;
        return change({ ids, matching, change: changeOf({ ids, matching, ...asked }) }).unwrap();
      },
      undoBulk: (report: BulkReport) => undo({ undo: (report as LeadReport).undo }).unwrap(),
    };
  },
};

/** Open leads that the reader sees. */
export const useLeadOffers: UseOffers = (search) => {
  const { data } = leadApi.useList({ search: search || undefined, limit: OFFERED, sort: 'name' });
  return (data?.items ?? []).map(({ id, name, company }) => ({ id, name: company ?? name, note: name }));
};
