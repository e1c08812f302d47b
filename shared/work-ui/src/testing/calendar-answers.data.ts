import {
  calendarRulesKey,
  type CalendarEvent,
  type CalendarImport,
  type CalendarItem,
  type CalendarItems,
  type FindSlots,
  type FoundSlots,
} from '@atrium/contracts';
import type { Answer } from '@atrium/ui/testing';

const standUp: CalendarItem = {
  id: 'e1 2026-06-15T10:00',
  source: 'events',
  title: 'Stand-up',
  start: '2026-06-15T10:00:00Z',
  end: '2026-06-15T10:30:00Z',
  allDay: false,
  zone: 'UTC',
  busy: true,
  url: null,
  version: 3,
  movable: true,
  private: false,
  colour: null,
  event: { id: 'e1', at: '2026-06-15T10:00', repeats: true, place: null, tentative: false, answer: 'none' },
};
const holiday: CalendarItem = {
  id: 'h1',
  source: 'holidays',
  title: 'Company holiday',
  start: '2026-06-17',
  end: '2026-06-18',
  allDay: true,
  zone: null,
  busy: false,
  url: null,
  version: null,
  movable: false,
  private: false,
  colour: null,
  event: null,
};
const task: CalendarItem = {
  ...holiday,
  id: 't1',
  source: 'tasks',
  title: 'T-1 Cut the reels',
  start: '2026-06-18',
  end: '2026-06-19',
  version: 4,
  movable: true,
};
const items: CalendarItems = {
  items: [standUp, holiday, task],
  more: [],
  failed: [{ key: 'leave', title: 'Leave' }],
};
export const EVENT: CalendarEvent = {
  id: 'e1',
  version: 3,
  owner: { kind: 'person', id: 'u2', name: 'Lata Nair' },
  at: '2026-06-15T10:00',
  organiser: { id: 'u2', name: 'Lata Nair' },
  title: 'Stand-up',
  place: 'Studio',
  link: null,
  description: null,
  category: null,
  colour: null,
  zone: 'UTC',
  start: '2026-06-15T10:00',
  end: '2026-06-15T10:30',
  rule: 'FREQ=WEEKLY;BYDAY=MO',
  repeats: true,
  next: [],
  exceptions: 0,
  room: null,
  visibility: 'normal',
  busy: true,
  state: 'confirmed',
  answer: 'none',
  reminders: [10],
  mayChange: true,
  guests: [{ id: 'u1', name: 'Asha Rao', answer: 'yes' }],
  outsideGuests: [{ id: 'o1', email: 'priya@monsoon.example', answer: 'none' }],
  files: [{ id: 'd1', name: 'Agenda.pdf', type: 'application/pdf', size: 2_000 }],
  guestsHidden: false,
  proposals: [
    {
      id: 'p1',
      guest: { id: 'o1', name: 'priya@monsoon.example' },
      at: '2026-06-15T10:00',
      start: '2026-06-16T12:00',
      end: '2026-06-16T12:30',
      note: 'Flight',
      createdAt: '2026-06-14T10:00:00Z',
    },
  ],
};
const span = (from: string, to: string) => ({
  start: `2026-06-16T${from}:00.000Z`,
  end: `2026-06-16T${to}:00.000Z`,
});
const slots: FoundSlots = {
  people: [
    { userId: 'u2', name: 'Lata Nair', blocks: [], hours: [span('09:00', '17:00')] },
    { userId: 'u1', name: 'Asha Rao', blocks: [span('10:00', '11:00')], hours: [] },
  ],
  room: null,
  slots: [span('11:00', '11:30')],
};
const room: FoundSlots['room'] = { name: 'Board room', blocks: [span('14:00', '15:00')] };
const team = { key: 'teamEvents.1', title: 'Motion' };
const sources = [
  { key: 'events', title: 'Events', colour: 1, on: true, fixed: null },
  { key: 'holidays', title: 'Holidays', colour: 3, on: true, fixed: 'Holidays are changed in their list.' },
  { key: 'tasks', title: 'Tasks due', colour: 4, on: true, fixed: null },
  { key: 'teamEvents', title: 'Teams', colour: 2, on: true, fixed: null, calendars: [team] },
];
const found: CalendarImport = {
  id: 'i1',
  fileName: 'old.ics',
  calendarName: null,
  owner: { kind: 'person', id: 'u2' },
  state: 'ready',
  counts: {
    add: 3,
    change: 0,
    same: 1,
    left: 1,
    series: 2,
    guests: 1,
    floating: 0,
    done: 0,
    undone: 0,
    kept: 0,
  },
  left: [{ reason: 'noStart', count: 1 }],
  keptTitles: [],
  jobId: null,
  createdAt: '2026-06-15T10:00:00Z',
  version: 2,
  allowedTransitions: ['run'],
};
const feed = {
  id: 'f1',
  name: 'Phone',
  details: 'full',
  calendars: ['own'],
  createdAt: '2026-06-15T10:00:00Z',
  lastUsedAt: null,
};
export const rules = {
  ...calendarRulesKey.fallback,
  firstWeekday: 7,
  length: 45,
  reminders: [30],
  categories: ['Review'],
};
const stored = {
  id: 'f9',
  use: 'work.event-file',
  name: 'plan.txt',
  size: 4,
  type: 'text/plain',
  state: 'ready',
  received: 4,
};
/** Of the file: one that is left out, and as many as do not come at once. */
function entriesIn(params: Record<string, unknown> = {}) {
  const entry = (place: number, title: string, starts: string | null) => ({
    place,
    title,
    starts,
    repeats: false,
    reason: null,
  });
  if (params['of'] === 'left') return { items: [entry(9, 'Odd one', null)], more: false };
  return 'after' in params
    ? { items: [entry(101, 'Last call', '2026-06-18')], more: false }
    : { items: [entry(0, 'First call', '2026-06-17T09:30')], more: true };
}
export const answer: Answer = ({ url, method, params, body }) => {
  if (url === 'calendar/imports/i1/entries') return entriesIn(params);
  if (url.startsWith('calendar/imports/i1/run'))
    return { ...found, state: 'done', counts: { ...found.counts, done: 3 }, allowedTransitions: ['undo'] };
  if (url === 'calendar/imports/i1') return found;
  if (url === 'calendar/imports' && method === 'POST') return found;
  if (url === 'files') return { ...stored, state: 'receiving', received: 0 };
  if (url.startsWith('files/')) return stored;
  if (url === 'calendar/items') return items;
  if (url === 'calendar/sources') return { items: sources };
  if (url === 'calendar/owners') return { items: [{ kind: 'person', id: null, name: 'My calendar' }] };
  if (url === 'calendar/dates') return { rule: 'FREQ=DAILY', dates: ['2026-06-16T12:00'] };
  if (url === 'calendar/events/e1' && method === 'GET') return EVENT;
  if (url.startsWith('calendar/events'))
    return method === 'PATCH' ? { event: EVENT, dropped: 0, begins: null, undo: 'sealed' } : EVENT;
  if (url === 'calendar/feeds')
    return method === 'POST' ? { ...feed, url: 'https://portal.test/x.ics' } : { items: [] };
  if (url === 'calendar/clashes') return { busy: [{ userId: 'u1', name: 'Asha Rao' }], room: null };
  if (url === 'calendar/slots') return (body as FindSlots).roomId ? { ...slots, room } : slots;
  if (url === 'calendar/rooms/choices')
    return { items: [{ id: 'r1', name: 'Board room', capacity: 8, place: null }] };
  if (url === 'calendar/sources/parts') return { items: [] };
  if (url === 'settings') return { items: [{ key: calendarRulesKey.key, value: rules, version: 2 }] };
  return { items: [] };
};
