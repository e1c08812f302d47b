import {
  CLIENT,
  PROPOSAL,
  PROPOSAL_TEMPLATE,
  type AcceptProposal,
  type CheckedPaper,
  type CheckPaper,
  type DeclineProposal,
  type OwnProposals,
  type ProposalLink,
  type ProposalSums,
  type ProposalSupplyFound,
  type ProposalSupplyQuery,
  type ShownProposal,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const proposalApi = recordApi(PROPOSAL);
export const templateApi = recordApi(PROPOSAL_TEMPLATE);

/** A proposal from outside: by a link, or by its id with a session. */
export type Place = { link: string } | { id: string };

const TAG = PROPOSAL.tag;

/** A step that somebody takes from outside. */
export const callOf = (place: Place, step: string, body: object) =>
  'link' in place
    ? { url: `proposal-links/${step}`, method: 'POST' as const, body: { link: place.link, ...body } }
    : { url: `client-portal/proposals/${place.id}/${step}`, method: 'POST' as const, body };

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProposalSupply: build.query<ProposalSupplyFound, ProposalSupplyQuery>({
      query: (params) => ({ url: `${PROPOSAL.path}/supply`, params }),
      providesTags: [CLIENT.tag],
    }),
    getProposalSums: build.query<ProposalSums, void>({
      query: () => ({ url: `${PROPOSAL.path}/sums` }),
      providesTags: [TAG],
    }),
    listOwnProposals: build.query<OwnProposals, void>({
      query: () => ({ url: 'client-portal/proposals' }),
      providesTags: [TAG],
    }),
    readShownProposal: build.query<ShownProposal, Place>({
      query: (place) =>
        'link' in place
          ? { url: 'proposal-links/read', method: 'POST', body: { link: place.link } }
          : { url: `client-portal/proposals/${place.id}` },
      providesTags: [TAG],
    }),
    copyProposalLink: build.mutation<ProposalLink, { id: string; signerId: string }>({
      query: ({ id, ...body }) => ({ url: `${PROPOSAL.path}/${id}/link`, method: 'POST', body }),
      invalidatesTags: [TAG],
    }),
    noteView: build.mutation<unknown, Place>({ query: (place) => callOf(place, 'view', {}) }),
    askForNew: build.mutation<ShownProposal, Place>({
      query: (place) => callOf(place, 'ask', {}),
      invalidatesTags: [TAG],
    }),
    checkPaper: build.mutation<CheckedPaper, CheckPaper>({
      query: (body) => ({ url: 'proposal-checks', method: 'POST', body }),
    }),
    sendCode: build.mutation<unknown, string>({
      query: (link) => ({ url: 'proposal-links/code', method: 'POST', body: { link } }),
    }),
    acceptProposal: build.mutation<ShownProposal, { place: Place; body: AcceptProposal }>({
      query: ({ place, body }) => callOf(place, 'accept', body),
      invalidatesTags: [TAG],
    }),
    declineProposal: build.mutation<ShownProposal, { place: Place; body: DeclineProposal }>({
      query: ({ place, body }) => callOf(place, 'decline', body),
      invalidatesTags: [TAG],
    }),
  }),
});

export const {
  useGetProposalSumsQuery,
  useGetProposalSupplyQuery,
  useListOwnProposalsQuery,
  useReadShownProposalQuery,
  useCopyProposalLinkMutation,
  useNoteViewMutation,
  useAskForNewMutation,
  useCheckPaperMutation,
  useSendCodeMutation,
  useAcceptProposalMutation,
  useDeclineProposalMutation,
} = moreApi;
