import type { TimeEntry, Week } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaskPage } from '../task/task.page.js';
import { blockOfEntry, hoursOf, placeBlocks, type HourBlock } from './day-hours.rules.js';

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
const week: Week = {
  user: { id: 'u1', name: 'Asha Rao' },
  monday: '2026-06-15',
  state: 'open',
  reason: null,
  days: [480, 60, 0, 0, 0, 0, 0].map((attended) => ({ attended, off: false })),
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

test('what was written down and what was planned stand at their hours, read in the order of the day', async () => {
  renderPage(TaskPage, {
    role: 'admin',
    path: `employee/TaskTable?layout=week&monday=2026-06-15&day=${DAY}`,
    answer: ({ url }) => {
      if (url === 'calendar/items') return { items: [standUp], more: [], failed: [] };
      if (url === 'time/timer') return { timer: null, stopped: null };
      if (url.startsWith('time/week')) return week;
      if (url === 'tasks/counts') return { mine: 0, late: 0, week: 0, waiting: 0, unassigned: 0 };
      return { items: [], total: 0, totalIsExact: true, nextCursor: null };
    },
  });
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
