import type { ProposalComments } from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';
import type { Place } from './proposal.api.js';

const TAG = 'ProposalComment';

type Writing = Keyed<{ text: string }>;

const proposalCommentApi = api.injectEndpoints({
  endpoints: (build) => ({
    listShownComments: build.query<ProposalComments, Place>({
      query: (place) =>
        'link' in place
          ? { url: 'proposal-links/comments', method: 'POST', body: { link: place.link } }
          : { url: `client-portal/proposals/${place.id}/comments` },
      providesTags: [TAG],
    }),
    addShownComment: build.mutation<ProposalComments, Writing & { place: Place }>({
      query: ({ place, key, body }) =>
        'link' in place
          ? { url: 'proposal-links/comment', method: 'POST', key, body: { link: place.link, ...body } }
          : { url: `client-portal/proposals/${place.id}/comments`, method: 'POST', key, body },
      invalidatesTags: [TAG],
    }),
    listProposalComments: build.query<ProposalComments, string>({
      query: (id) => ({ url: `proposals/${id}/client-comments` }),
      providesTags: [TAG],
    }),
    addProposalComment: build.mutation<ProposalComments, Writing & { id: string }>({
      query: ({ id, ...comment }) => ({ url: `proposals/${id}/client-comments`, method: 'POST', ...comment }),
      invalidatesTags: [TAG],
    }),
  }),
});

export const {
  useListShownCommentsQuery,
  useAddShownCommentMutation,
  useListProposalCommentsQuery,
  useAddProposalCommentMutation,
} = proposalCommentApi;
