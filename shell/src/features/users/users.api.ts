import type { CompanySecurity, InviteUser, Page, UpdateUser, User, UserListQuery } from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

/** A step on an account that needs only the version on which it is based. */
export type AccountStep =
  'deactivate' | 'reactivate' | 'resend-invitation' | 'revoke-invitation' | 'reset-second-factor';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<Page<User>, Partial<UserListQuery>>({
      query: (params) => ({ url: 'users', params }),
      providesTags: ['User'],
    }),
    getUser: build.query<User, string>({
      query: (id) => ({ url: `users/${id}` }),
      providesTags: ['User'],
    }),
    inviteUser: build.mutation<User, Keyed<InviteUser>>({
      query: (invitation) => ({ url: 'users/invitations', method: 'POST', ...invitation }),
      invalidatesTags: ['User', 'NextStep'],
    }),
    updateUser: build.mutation<User, UpdateUser & { id: string }>({
      query: ({ id, ...body }) => ({ url: `users/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['User'],
    }),
    seeAs: build.mutation<{ done: true }, string>({
      query: (id) => ({ url: `users/${id}/see-as`, method: 'POST' }),
    }),
    getSecurityRules: build.query<CompanySecurity, void>({
      query: () => ({ url: 'company/security' }),
      providesTags: ['User'],
    }),
    setSecurityRules: build.mutation<CompanySecurity, CompanySecurity>({
      query: (body) => ({ url: 'company/security', method: 'PUT', body }),
      invalidatesTags: ['User'],
    }),
    takeAccountStep: build.mutation<User, { id: string; version: number; step: AccountStep }>({
      query: ({ id, version, step }) => ({ url: `users/${id}/${step}`, method: 'POST', body: { version } }),
      invalidatesTags: ['User', 'NextStep'],
    }),
  }),
});

export const {
  useListUsersQuery,
  useLazyGetUserQuery,
  useInviteUserMutation,
  useUpdateUserMutation,
  useTakeAccountStepMutation,
  useSeeAsMutation,
  useGetSecurityRulesQuery,
  useSetSecurityRulesMutation,
} = usersApi;
