import type {
  CalendarEvent,
  EventEdited,
  FindClashes,
  FindSlots,
  FoundClashes,
  FoundSlots,
  MissedReminders,
  ProposeTime,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

interface ProposalPlace {
  id: string;
  proposalId: string;
}

const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMissedReminders: build.query<MissedReminders, void>({
      query: () => ({ url: 'calendar/reminders/missed' }),
      providesTags: ['CalendarItem'],
    }),
    addEventFile: build.mutation<CalendarEvent, { id: string; fileId: string }>({
      query: ({ id, fileId }) => ({ url: `calendar/events/${id}/files`, method: 'POST', body: { fileId } }),
      invalidatesTags: ['CalendarItem'],
    }),
    removeEventFile: build.mutation<CalendarEvent, { id: string; fileId: string }>({
      query: ({ id, fileId }) => ({
        url: `calendar/events/${id}/files/${fileId}/remove`,
        method: 'POST',
        body: {},
      }),
      invalidatesTags: ['CalendarItem'],
    }),
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
        url: `calendar/events/${id}/proposals/${proposalId}/accept`,
        method: 'POST',
        body: { version },
      }),
      invalidatesTags: ['CalendarItem'],
    }),
    declineEventTime: build.mutation<CalendarEvent, ProposalPlace>({
      query: ({ id, proposalId }) => ({
        url: `calendar/events/${id}/proposals/${proposalId}/decline`,
        method: 'POST',
        body: {},
      }),
      invalidatesTags: ['CalendarItem'],
    }),
  }),
});

export const {
  useFindSlotsQuery,
  useFindClashesQuery,
  useListMissedRemindersQuery,
  useAddEventFileMutation,
  useRemoveEventFileMutation,
  useProposeEventTimeMutation,
  useAcceptEventTimeMutation,
  useDeclineEventTimeMutation,
} = guestApi;
