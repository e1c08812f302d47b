import type { Invitation, InvitationLink, InvitationListQuery, Page } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const invitationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvitations: build.query<Page<Invitation>, Partial<InvitationListQuery>>({
      query: (params) => ({ url: 'users/invitations', params }),
      providesTags: ['User'],
    }),
    createInvitationLink: build.mutation<InvitationLink, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `users/${id}/invitation-link`, method: 'POST', body: { version } }),
      invalidatesTags: ['User'],
    }),
  }),
});

export const { useListInvitationsQuery, useCreateInvitationLinkMutation } = invitationsApi;
