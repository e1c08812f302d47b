import type { InboxCounts } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInboxCounts: build.query<InboxCounts, void>({
      query: () => ({ url: 'inbox/counts' }),
      providesTags: ['Notification', 'Message', 'Announcement', 'Badge'],
    }),
    touchPresence: build.mutation<unknown, void>({
      query: () => ({ url: 'presence', method: 'POST' }),
    }),
  }),
});

export const { useGetInboxCountsQuery, useTouchPresenceMutation } = inboxApi;
