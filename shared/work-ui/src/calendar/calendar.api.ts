import type {
  AnswerEvent,
  CalendarBusy,
  CalendarEvent,
  CalendarFound,
  CalendarItem,
  CalendarItems,
  CalendarSourceInfo,
  CalendarWindowQuery,
  CreateEvent,
  EventDates,
  EventDatesQuery,
  EventEdited,
  EventOwners,
  ItemMoved,
  MoveItem,
  RemoveEvent,
  RoomChoices,
  UndoEvent,
  UpdateEvent,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** Items, sources and events; tasks and leave have tags of their own, so what they show follows when a page opens. */
const TAG = 'CalendarItem';

const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCalendarItems: build.query<CalendarItems, CalendarWindowQuery>({
      query: (params) => ({ url: 'calendar/items', params }),
      providesTags: [TAG, 'Language'],
    }),
    listCalendarSources: build.query<{ items: CalendarSourceInfo[] }, void>({
      query: () => ({ url: 'calendar/sources' }),
      providesTags: [TAG, 'Language'],
    }),
    listRoomChoices: build.query<RoomChoices, void>({
      query: () => ({ url: 'calendar/rooms/choices' }),
      providesTags: ['calendar_room'],
    }),
    listBusyTimes: build.query<CalendarBusy, CalendarWindowQuery & { people: string }>({
      query: (params) => ({ url: 'calendar/busy', params }),
      providesTags: [TAG],
    }),
    searchEvents: build.query<CalendarFound, string>({
      query: (text) => ({ url: 'calendar/search', params: { text } }),
      providesTags: [TAG],
    }),
    listEventOwners: build.query<EventOwners, void>({ query: () => ({ url: 'calendar/owners' }) }),
    getEvent: build.query<CalendarEvent, { id: string; at?: string }>({
      query: ({ id, at }) => ({ url: `calendar/events/${id}`, params: { at } }),
      providesTags: [TAG],
    }),
    getEventDates: build.query<EventDates, EventDatesQuery>({
      query: (params) => ({ url: 'calendar/dates', params }),
    }),
  }),
});

const changesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createEvent: build.mutation<CalendarEvent, Keyed<CreateEvent>>({
      query: (event) => ({ url: 'calendar/events', method: 'POST', ...event }),
      invalidatesTags: [TAG],
    }),
    updateEvent: build.mutation<EventEdited, UpdateEvent & { id: string }>({
      query: ({ id, ...body }) => ({ url: `calendar/events/${id}`, method: 'PATCH', body }),
      invalidatesTags: [TAG],
    }),
    removeEvent: build.mutation<EventEdited, RemoveEvent & { id: string }>({
      query: ({ id, ...body }) => ({ url: `calendar/events/${id}/remove`, method: 'POST', body }),
      invalidatesTags: [TAG],
    }),
    undoEventEdit: build.mutation<CalendarEvent, UndoEvent & { id: string }>({
      query: ({ id, ...body }) => ({ url: `calendar/events/${id}/undo`, method: 'POST', body }),
      invalidatesTags: [TAG],
    }),
    moveCalendarItem: build.mutation<ItemMoved, MoveItem>({
      query: (body) => ({ url: 'calendar/items/move', method: 'POST', body }),
      invalidatesTags: [TAG],
    }),
    answerEvent: build.mutation<CalendarEvent, AnswerEvent & { id: string }>({
      query: ({ id, ...body }) => ({ url: `calendar/events/${id}/answer`, method: 'POST', body }),
      invalidatesTags: [TAG],
    }),
  }),
});

export const {
  useListCalendarItemsQuery,
  useListCalendarSourcesQuery,
  useListBusyTimesQuery,
  useListEventOwnersQuery,
  useSearchEventsQuery,
  useListRoomChoicesQuery,
  useGetEventQuery,
  useGetEventDatesQuery,
} = calendarApi;
export const {
  useCreateEventMutation,
  useUpdateEventMutation,
  useRemoveEventMutation,
  useUndoEventEditMutation,
  useMoveCalendarItemMutation,
  useAnswerEventMutation,
} = changesApi;

type CacheState = Parameters<typeof calendarApi.util.selectCachedArgsForQuery>[0];

/** Shows an item at other times wherever it is shown, until the server answers. */
export function useShowItemTimes() {
  const dispatch = useDispatch<ThunkDispatch<CacheState, unknown, UnknownAction>>();
  return (id: string, { start, end }: Pick<CalendarItem, 'start' | 'end'>): void => {
    const shown = dispatch((_dispatch, getState) =>
      calendarApi.util.selectCachedArgsForQuery(getState(), 'listCalendarItems'),
    );
    for (const args of shown)
      dispatch(
        calendarApi.util.updateQueryData('listCalendarItems', args, ({ items }) => {
          const item = items.find((each) => each.id === id);
          if (item) Object.assign(item, { start, end });
        }),
      );
  };
}
