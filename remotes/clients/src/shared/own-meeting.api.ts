import type { OwnMeeting } from '@atrium/contracts';
import { api } from '@atrium/sdk';

export const { useReadOwnMeetingQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    readOwnMeeting: build.query<OwnMeeting, void>({
      query: () => ({ url: 'client-portal/meeting' }),
      providesTags: ['CalendarItem'],
    }),
  }),
});
