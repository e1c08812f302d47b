import {
  ACTIVITY_TAG,
  LEAD,
  type ActivityQuery,
  type ClientActivities,
  type ClientActivity,
  type LogActivity,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivities: build.query<ClientActivities, ActivityQuery>({
      query: (params) => ({ url: 'client-activities', params }),
      providesTags: [ACTIVITY_TAG, LEAD.tag],
    }),
    logActivity: build.mutation<ClientActivity, Keyed<LogActivity>>({
      query: (activity) => ({ url: 'client-activities', method: 'POST', ...activity }),
      invalidatesTags: [ACTIVITY_TAG, LEAD.tag],
    }),
  }),
});

export const { useListActivitiesQuery, useLogActivityMutation } = activityApi;
