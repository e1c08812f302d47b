import type {
  ClientMessage,
  ClientMessages,
  ClientMessagesQuery,
  OwnClients,
  SendClientMessage,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';
import { NEXT_PAGES } from './next-pages.js';

/** Who reads and writes: the company, or a client who is signed in. */
export type Side = 'company' | 'client';
const URL_OF: Record<Side, string> = { company: 'client-messages', client: 'client-portal/messages' };

const messageApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClientMessages: build.infiniteQuery<
      ClientMessages,
      Omit<ClientMessagesQuery, 'before'> & { side: Side },
      ClientMessagesQuery['before']
    >({
      infiniteQueryOptions: NEXT_PAGES,
      query: ({ queryArg: { side, ...params }, pageParam }) => ({
        url: URL_OF[side],
        params: { ...params, before: pageParam },
      }),
      providesTags: ['ClientMessage'],
    }),
    sendClientMessage: build.mutation<ClientMessage, Keyed<SendClientMessage> & { side: Side }>({
      query: ({ side, ...message }) => ({ url: URL_OF[side], method: 'POST', ...message }),
      invalidatesTags: ['ClientMessage'],
    }),
    listOwnClients: build.query<OwnClients, void>({
      query: () => ({ url: 'client-portal/clients' }),
    }),
  }),
});

export const { useListClientMessagesInfiniteQuery, useSendClientMessageMutation, useListOwnClientsQuery } =
  messageApi;
