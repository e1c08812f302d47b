import { PROPOSAL, type ProposalReading, type ReadProposal } from '@atrium/contracts';
import { api, sendLast } from '@atrium/sdk';
import { callOf, type Place } from './proposal.api.js';

interface Read {
  place: Place;
  body: ReadProposal;
}

// Kept until somebody has unlocked the page, it would be told as of then.
const readingCall = ({ place, body }: Read) => ({ ...callOf(place, 'reading', body), waits: false });

/** Of a page that may be closed at once. */
export const noteLastReading = (read: Read): void => sendLast(readingCall(read));

const proposalReadingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProposalReading: build.query<ProposalReading, string>({
      query: (id) => ({ url: `${PROPOSAL.path}/${id}/reading` }),
      // It grows without anybody of the company doing something.
      keepUnusedDataFor: 0,
      providesTags: [PROPOSAL.tag],
    }),
    noteReading: build.mutation<unknown, Read>({ query: readingCall }),
  }),
});

export const { useGetProposalReadingQuery, useNoteReadingMutation } = proposalReadingApi;
