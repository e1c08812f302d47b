import { calendarSlice } from './calendar.slice.js';
import { makeSampleEvents } from './sample-events.rules.js';

const { eventsLoaded, eventSaved, eventRemoved, categoryToggled } = calendarSlice.actions;
const after = (...actions: Parameters<typeof calendarSlice.reducer>[1][]) =>
  actions.reduce(calendarSlice.reducer, calendarSlice.getInitialState());
const samples = makeSampleEvents('2026-06-15');
const first = samples[0]!;

test('the samples stand around the day, each with an id of its own, and are brought once', () => {
  expect(samples.filter(({ day }) => day === '2026-06-15').length).toBeGreaterThanOrEqual(4);
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  expect(samples.every(({ day, lastDay }) => day <= lastDay)).toBe(true);
  const kept = after(eventsLoaded(samples), eventRemoved(first.id), eventsLoaded(samples)).events;
  expect(kept).toHaveLength(samples.length - 1);
});

test('saving adds an event or replaces it', () => {
  const moved = { ...first, day: '2026-07-01', lastDay: '2026-07-01' };
  const state = after(eventsLoaded(samples), eventSaved(moved), eventSaved({ ...first, id: 'new' }));
  expect(state.events).toHaveLength(samples.length + 1);
  expect(state.events?.find(({ id }) => id === first.id)).toEqual(moved);
});

test('a category is hidden and shown again', () => {
  expect(after(categoryToggled('client'), categoryToggled('company')).hidden).toEqual(['client', 'company']);
  expect(after(categoryToggled('client'), categoryToggled('client')).hidden).toEqual([]);
});
