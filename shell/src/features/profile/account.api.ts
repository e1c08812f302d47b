import type {
  Account,
  AccountSession,
  ChangePassword,
  OwnPhotoState,
  SetOwnPhoto,
  UpdateAccount,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<Account, void>({
      query: () => ({ url: 'account' }),
      providesTags: ['Account'],
    }),
    updateAccount: build.mutation<Account, UpdateAccount>({
      query: (body) => ({ url: 'account', method: 'PATCH', body }),
      invalidatesTags: ['Account', 'User'],
    }),
    changePassword: build.mutation<{ done: true }, ChangePassword>({
      query: (body) => ({ url: 'account/password', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    listAccountSessions: build.query<{ items: AccountSession[] }, void>({
      query: () => ({ url: 'account/sessions' }),
      providesTags: ['Account'],
    }),
    endAccountSession: build.mutation<{ done: true }, string>({
      query: (id) => ({ url: `account/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Account'],
    }),
    endOtherSessions: build.mutation<{ ended: number }, void>({
      query: () => ({ url: 'account/sessions/end-others', method: 'POST' }),
      invalidatesTags: ['Account'],
    }),
    getOwnPhoto: build.query<OwnPhotoState, void>({
      query: () => ({ url: 'portal/photos/mine' }),
      providesTags: ['Photo'],
    }),
    setOwnPhoto: build.mutation<OwnPhotoState, SetOwnPhoto>({
      query: (body) => ({ url: 'portal/photos/mine', method: 'PUT', body }),
      invalidatesTags: ['Photo', 'Employee'],
    }),
  }),
});

export const {
  useGetAccountQuery,
  useLazyGetAccountQuery,
  useUpdateAccountMutation,
  useChangePasswordMutation,
  useListAccountSessionsQuery,
  useEndAccountSessionMutation,
  useEndOtherSessionsMutation,
  useGetOwnPhotoQuery,
  useSetOwnPhotoMutation,
} = accountApi;
