import {
  INVITATION,
  USER,
  type CompanySecurity,
  type InvitationLink,
  type InviteUser,
  type User,
} from '@atrium/contracts';
import { api, recordApi, type Keyed } from '@atrium/sdk';

export const userApi = recordApi(USER, { also: [INVITATION.tag, 'NextStep'] });
export const invitationApi = recordApi(INVITATION);

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    inviteUser: build.mutation<User, Keyed<InviteUser>>({
      query: (invitation) => ({ url: INVITATION.path, method: 'POST', ...invitation }),
      invalidatesTags: [USER.tag, INVITATION.tag, 'NextStep'],
    }),
    createInvitationLink: build.mutation<InvitationLink, { id: string; version: number }>({
      query: ({ id, version }) => ({
        url: `${USER.path}/${id}/invitation-link`,
        method: 'POST',
        body: { version },
      }),
      invalidatesTags: [USER.tag, INVITATION.tag],
    }),
    seeAs: build.mutation<{ done: true }, string>({
      query: (id) => ({ url: `${USER.path}/${id}/see-as`, method: 'POST' }),
    }),
    getSecurityRules: build.query<CompanySecurity, void>({
      query: () => ({ url: 'company/security' }),
      providesTags: [USER.tag],
    }),
    setSecurityRules: build.mutation<CompanySecurity, CompanySecurity>({
      query: (body) => ({ url: 'company/security', method: 'PUT', body }),
      invalidatesTags: [USER.tag],
    }),
  }),
});

export const {
  useInviteUserMutation,
  useCreateInvitationLinkMutation,
  useSeeAsMutation,
  useGetSecurityRulesQuery,
  useSetSecurityRulesMutation,
} = usersApi;
