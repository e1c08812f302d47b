import type { CalendarFeed, CreateFeed, NewCalendarFeed } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const TAG = 'CalendarItem';

export const { useListFeedsQuery, useCreateFeedMutation, useRenewFeedMutation, useRevokeFeedMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listFeeds: build.query<{ items: CalendarFeed[] }, void>({
        query: () => ({ url: 'calendar/feeds' }),
        providesTags: [TAG],
      }),
      createFeed: build.mutation<NewCalendarFeed, CreateFeed>({
        query: (body) => ({ url: 'calendar/feeds', method: 'POST', body }),
        invalidatesTags: [TAG],
      }),
      renewFeed: build.mutation<NewCalendarFeed, string>({
        query: (id) => ({ url: `calendar/feeds/${id}/renew`, method: 'POST', body: {} }),
        invalidatesTags: [TAG],
      }),
      revokeFeed: build.mutation<{ done: true }, string>({
        query: (id) => ({ url: `calendar/feeds/${id}/revoke`, method: 'POST', body: {} }),
        invalidatesTags: [TAG],
      }),
    }),
  });
