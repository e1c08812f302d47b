import {
  ACTIVITY_TAG,
  LEAD,
  type ActivityAbout,
  type ActivityQuery,
  type ClientActivities,
  type ClientActivity,
  type LogActivity,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';
import { NEXT_PAGES } from './next-pages.js';

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivities: build.infiniteQuery<ClientActivities, ActivityAbout, ActivityQuery['before']>({
      infiniteQueryOptions: NEXT_PAGES,
      query: ({ queryArg, pageParam }) => ({
        url: 'client-activities',
        params: { ...queryArg, before: pageParam },
      }),
      providesTags: [ACTIVITY_TAG, LEAD.tag],
    }),
    logActivity: build.mutation<ClientActivity, Keyed<LogActivity>>({
      query: (activity) => ({ url: 'client-activities', method: 'POST', ...activity }),
      invalidatesTags: [ACTIVITY_TAG, LEAD.tag],
    }),
  }),
});

export const { useListActivitiesInfiniteQuery, useLogActivityMutation } = activityApi;
