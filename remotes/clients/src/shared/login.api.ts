import {
  CLIENT_CONTACT,
  type ClientLogin,
  type ClientLogins,
  type ClientLoginStep,
  type MissingLogins,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';
import { NEXT_PAGES } from './next-pages.js';

interface Step {
  contactId: string;
  step: ClientLoginStep;
  version: number | null;
}

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClientLogins: build.query<ClientLogins, string>({
      query: (clientId) => ({ url: 'client-logins', params: { clientId } }),
      providesTags: [CLIENT_CONTACT.tag],
    }),
    listMissingLogins: build.infiniteQuery<MissingLogins, void, string | undefined>({
      infiniteQueryOptions: NEXT_PAGES,
      query: ({ pageParam }) => ({ url: 'client-logins/missing', params: { after: pageParam } }),
      providesTags: [CLIENT_CONTACT.tag],
    }),
    stepClientLogin: build.mutation<ClientLogin, Step>({
      query: ({ contactId, ...body }) => ({ url: `client-logins/${contactId}`, method: 'POST', body }),
      invalidatesTags: [CLIENT_CONTACT.tag],
    }),
  }),
});

export const { useListClientLoginsQuery, useListMissingLoginsInfiniteQuery, useStepClientLoginMutation } =
  loginApi;
