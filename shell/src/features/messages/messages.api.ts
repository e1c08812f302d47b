import type {
  Contact,
  ConversationList,
  FeedQuery,
  Message,
  MessageList,
  SendMessage,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

type Page = Partial<FeedQuery>;

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.query<ConversationList, Page>({
      query: (params) => ({ url: 'messages/conversations', params }),
      providesTags: ['Message'],
    }),
    listMessages: build.query<MessageList, Page & { id: string }>({
      query: ({ id, ...params }) => ({ url: `messages/with/${id}`, params }),
      providesTags: ['Message'],
    }),
    /** A mutation, because its answer is not cached: the page keeps the messages that it has loaded. */
    loadMessages: build.mutation<MessageList, Page & { id: string }>({
      query: ({ id, ...params }) => ({ url: `messages/with/${id}`, params }),
    }),
    loadConversations: build.mutation<ConversationList, Page>({
      query: (params) => ({ url: 'messages/conversations', params }),
    }),
    listContacts: build.query<Contact[], string>({
      query: (search) => ({ url: 'messages/contacts', params: { search: search || undefined } }),
      transformResponse: ({ items }: { items: Contact[] }) => items,
      keepUnusedDataFor: 5,
    }),
    listFrequentContacts: build.query<Contact[], void>({
      query: () => ({ url: 'messages/contacts/frequent' }),
      transformResponse: ({ items }: { items: Contact[] }) => items,
      keepUnusedDataFor: 5,
    }),
    sendMessage: build.mutation<Message, SendMessage & { id: string }>({
      // With a key the request is repeated when its answer was lost; the message's own id makes it one message.
      query: ({ id, ...body }) => ({ url: `messages/with/${id}`, method: 'POST', body, key: body.clientId }),
      invalidatesTags: ['Message'],
    }),
    readMessages: build.mutation<unknown, { id: string; upTo: string }>({
      query: ({ id, upTo }) => ({ url: `messages/with/${id}/read`, method: 'POST', body: { upTo } }),
      invalidatesTags: ['Message'],
    }),
  }),
});

export const {
  useListConversationsQuery,
  useListMessagesQuery,
  useLoadMessagesMutation,
  useLoadConversationsMutation,
  useListContactsQuery,
  useListFrequentContactsQuery,
  useSendMessageMutation,
  useReadMessagesMutation,
} = messagesApi;
