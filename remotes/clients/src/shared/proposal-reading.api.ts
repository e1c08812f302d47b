import { PROPOSAL, type ProposalReading, type ReadProposal } from '@atrium/contracts';
import { api } from '@atrium/sdk';
import { callOf, type Place } from './proposal.api.js';

const proposalReadingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProposalReading: build.query<ProposalReading, string>({
      query: (id) => ({ url: `${PROPOSAL.path}/${id}/reading` }),
      // It grows without anybody of the company doing something.
      keepUnusedDataFor: 0,
      providesTags: [PROPOSAL.tag],
    }),
    noteReading: build.mutation<unknown, { place: Place; body: ReadProposal }>({
      query: ({ place, body }) => callOf(place, 'reading', body),
    }),
  }),
});

export const { useGetProposalReadingQuery, useNoteReadingMutation } = proposalReadingApi;
