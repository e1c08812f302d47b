import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CalendarEntry, Category } from './calendar.types.js';

export interface CalendarState {
  /** Null until the page has created the sample events. */
  events: CalendarEntry[] | null;
  hidden: Category[];
}

const initialState: CalendarState = { events: null, hidden: [] };

export const calendarSlice = createSlice({
  name: 'demoCalendar',
  initialState,
  reducers: {
    eventsLoaded(state, { payload }: PayloadAction<CalendarEntry[]>) {
      state.events ??= payload;
    },
    /** Adds the event, or replaces the one with its id. */
    eventSaved(state, { payload }: PayloadAction<CalendarEntry>) {
      const others = (state.events ?? []).filter(({ id }) => id !== payload.id);
      state.events = [...others, payload];
    },
    eventRemoved(state, { payload }: PayloadAction<string>) {
      state.events = (state.events ?? []).filter(({ id }) => id !== payload);
    },
    categoryToggled(state, { payload }: PayloadAction<Category>) {
      const others = state.hidden.filter((each) => each !== payload);
      state.hidden = others.length < state.hidden.length ? others : [...others, payload];
    },
  },
});

interface WithCalendar {
  demoCalendar: CalendarState;
}

export const selectCalendar = (state: WithCalendar): CalendarState => state.demoCalendar;
