import type {
  ClientMessage,
  ClientMessages,
  ClientMessagesQuery,
  OwnClients,
  SendClientMessage,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

/** Who reads and writes: the company, or a client who is signed in. */
export type Side = 'company' | 'client';
const URL_OF: Record<Side, string> = { company: 'client-messages', client: 'client-portal/messages' };

const messageApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClientMessages: build.query<ClientMessages, ClientMessagesQuery & { side: Side }>({
      query: ({ side, ...params }) => ({ url: URL_OF[side], params }),
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

export const { useListClientMessagesQuery, useSendClientMessageMutation, useListOwnClientsQuery } =
  messageApi;
