import type {
  CalendarEvent,
  EventEdited,
  FindClashes,
  FindSlots,
  FoundClashes,
  FoundSlots,
  ProposeTime,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

interface ProposalPlace {
  id: string;
  proposalId: string;
}

const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    findSlots: build.query<FoundSlots, FindSlots>({
      query: (body) => ({ url: 'calendar/slots', method: 'POST', body }),
      providesTags: ['CalendarItem'],
    }),
    findClashes: build.query<FoundClashes, FindClashes>({
      query: (body) => ({ url: 'calendar/clashes', method: 'POST', body }),
      providesTags: ['CalendarItem'],
    }),
    proposeEventTime: build.mutation<CalendarEvent, ProposeTime & { id: string }>({
      query: ({ id, ...body }) => ({ url: `calendar/events/${id}/propose`, method: 'POST', body }),
      invalidatesTags: ['CalendarItem'],
    }),
    acceptEventTime: build.mutation<EventEdited, ProposalPlace & { version: number }>({
      query: ({ id, proposalId, version }) => ({
        ...{ url: `calendar/events/${id}/proposals/${proposalId}/accept`, method: 'POST', body: { version } },
      }),
      invalidatesTags: ['CalendarItem'],
    }),
    declineEventTime: build.mutation<CalendarEvent, ProposalPlace>({
      query: ({ id, proposalId }) => ({
        ...{ url: `calendar/events/${id}/proposals/${proposalId}/decline`, method: 'POST', body: {} },
      }),
      invalidatesTags: ['CalendarItem'],
    }),
  }),
});

export const {
  useFindSlotsQuery,
  useFindClashesQuery,
  useProposeEventTimeMutation,
  useAcceptEventTimeMutation,
  useDeclineEventTimeMutation,
} = guestApi;
