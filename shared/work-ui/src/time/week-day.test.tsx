import type { TimeEntry, Week } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaskPage } from '../task/task.page.js';
import { blockOfEntry, gapsOf, hoursOf, placeBlocks, type HourBlock } from './day-hours.rules.js';

const DAY = '2026-06-16';
const entry: TimeEntry = {
  id: 'e1',
  version: 1,
  userId: 'u1',
  name: 'Asha Rao',
  taskId: 't1',
  day: DAY,
  minutes: 30,
  start: '10:00',
  end: '10:30',
  startedAt: null,
  note: 'Third cut',
  billable: true,
  needsReview: false,
  mayChange: true,
};
const TASK = '018f3a2b-4c5d-7e6f-8a9b-0c1d2e3f4a5b';
const week: Week = {
  user: { id: 'u1', name: 'Asha Rao' },
  monday: '2026-06-15',
  state: 'open',
  reason: null,
  days: [480, 60, 0, 0, 0, 0, 0].map((attended) => ({ attended, spans: [], off: false })),
  entries: [entry, { ...entry, id: 'e2', start: null, end: null, note: 'Second cut' }],
  rows: [{ task: { id: 't1', number: 'T-42', title: 'Cut the reels' }, minutes: [0, 60, 0, 0, 0, 0, 0] }],
  toReview: 0,
  mayWrite: true,
  mayDecide: false,
  goesTo: [],
  mayWithdraw: false,
};
const at = (hour: number, minute: number) => new Date(2026, 5, 16, hour, minute).toISOString();
const standUp = {
  id: 'x2',
  source: 'events',
  title: 'Stand-up',
  start: at(9, 0),
  end: at(9, 15),
  allDay: false,
  zone: 'UTC',
  busy: true,
  url: null,
  version: 1,
  movable: true,
  private: false,
  colour: null,
  event: null,
};

const show = (shown: Week) =>
  renderPage(TaskPage, {
    role: 'admin',
    path: `employee/TaskTable?layout=week&monday=2026-06-15&day=${DAY}`,
    answer: ({ url }) => {
      if (url === 'calendar/items') return { items: [standUp], more: [], failed: [] };
      if (url === 'time/timer') return { timer: null, stopped: null };
      if (url.startsWith('time/week')) return shown;
      if (url === 'tasks/counts') return { mine: 0, late: 0, week: 0, waiting: 0, unassigned: 0 };
      const none = { items: [], total: 0, totalIsExact: true, nextCursor: null };
      return url === 'tasks'
        ? { ...none, items: [{ id: TASK, number: 'T-43', title: 'Write captions' }] }
        : none;
    },
  });

test('what was written down and what was planned stand at their hours, read in the order of the day', async () => {
  show(week);
  const panel = within(await screen.findByRole('region', { name: /Tuesday/ }));
  const hours = within(panel.getByRole('list', { name: 'By the hour' }));
  await hours.findByRole('link', { name: 'Stand-up 09:00 to 09:15' });
  expect(hours.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Stand-up 09:00 to 09:15',
    expect.stringMatching(/Cut the reels 10:00 to 10:30 · 0:30$/),
  ]);
  // Without a start it has no hour.
  panel.getByText('Second cut');
  await userEvent.click(hours.getByRole('button', { name: /10:00 to 10:30/ }));
  const edit = within(await screen.findByRole('dialog'));
  await userEvent.click(edit.getByRole('button', { name: 'Cancel' }));
});

test('a running timer reaches to now, an entry to midnight, and the hours to what is outside of the usual ones', () => {
  const block = (more: Partial<TimeEntry>, now: string | null = null) =>
    blockOfEntry({ ...entry, ...more }, 'Cut', now);
  expect(block({ end: null })).toBeNull();
  expect(block({ start: null })).toBeNull();
  expect(block({ end: null }, '11:10')).toMatchObject({ from: '10:00', to: '11:10' });
  const late = block({ id: 'e3', start: '22:30', end: '00:00' }) as HourBlock;
  expect(late.to).toBe('24:00');
  const placed = placeBlocks([late, block({}) as HourBlock, block({ id: 'e4' }) as HourBlock], DAY);
  expect(placed.map(({ id, column, columns }) => [id, column, columns])).toEqual([
    ['e1', 0, 2],
    ['e4', 1, 2],
    ['e3', 0, 1],
  ]);
  expect(hoursOf(placed)).toMatchObject({ first: 540, last: 1440 });
  expect(hoursOf([]).marks).toHaveLength(10);
});

test('time at work that is written down nowhere stands at its hours, and is written down there on a task that is chosen', async () => {
  const span = { from: at(9, 0), to: at(12, 0) };
  const days = week.days.map((day, place) => (place === 1 ? { ...day, attended: 180, spans: [span] } : day));
  const { calls } = show({ ...week, days });
  const hours = within(await screen.findByRole('list', { name: 'By the hour' }));
  // From 9:00 to 10:00, and from 10:30.
  expect(
    (await hours.findAllByRole('button', { name: /^Add time from/ })).map((gap) => gap.textContent),
  ).toEqual(['Add time 09:00 to 10:00 · 1:00', 'Add time 10:30 to 12:00 · 1:30']);
  await userEvent.click(hours.getByRole('button', { name: 'Add time from 10:30 to 12:00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add time' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await dialog.findByText('Choose a task.');
  await userEvent.type(dialog.getByRole('combobox', { name: /^Task/ }), 'capt');
  await userEvent.click(await screen.findByRole('option', { name: /Write captions/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      taskId: TASK,
      day: DAY,
      start: '10:30',
      minutes: 90,
    }),
  );
});

test('gaps are the time at work between what is written down, none under a quarter of an hour, and no more than the day', () => {
  const taken = (from: string, to: string) => ({ from, to }) as HourBlock;
  const gaps = (spans: [number, number, number, number][], entries: HourBlock[]) =>
    gapsOf(
      spans.map(([h1, m1, h2, m2]) => ({ from: at(h1, m1), to: at(h2, m2) })),
      entries,
      DAY,
    ).map(({ from, to }) => `${from} ${to}`);
  expect(gaps([[9, 0, 13, 0]], [])).toEqual(['09:00 13:00']);
  expect(
    gaps(
      [
        [9, 0, 13, 0],
        [14, 0, 18, 0],
      ],
      [taken('17:00', '18:30'), taken('12:50', '14:30')],
    ),
  ).toEqual(['09:00 12:50', '14:30 17:00']);
  expect(gaps([[9, 0, 10, 0]], [taken('09:10', '09:50')])).toEqual([]);
  expect(gaps([[9, 0, 12, 0]], [taken('09:00', '11:00'), taken('09:30', '10:00')])).toEqual(['11:00 12:00']);
  expect(
    gaps(
      [
        [-2, 0, 1, 0],
        [22, 0, 26, 0],
      ],
      [],
    ),
  ).toEqual(['00:00 01:00', '22:00 24:00']);
});
