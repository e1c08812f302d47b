import type { Roster, RosterCoverage, RosterPlan } from '@atrium/contracts';
import { ToastHost } from '@atrium/sdk';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RosterPage from './roster.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000e${String(last)}`;
const SHIFT = { id: id(5), name: 'Late', start: '11:00', end: '20:00' };
const MONDAY = '2040-01-02';
const dates = Array.from({ length: 7 }, (_, index) => `2040-01-0${String(2 + index)}`);

const roster = (rostered: RosterPlan): Roster => ({
  nextCursor: null,
  total: 1,
  totalIsExact: true,
  today: '2040-01-04',
  items: [
    {
      employee: { id: id(1), code: 'E1', name: 'Riya Kapoor', department: 'Design' },
      days: dates.map((date) => ({
        date,
        shift: SHIFT,
        weeklyOff: false,
        holiday: null,
        joined: true,
        shortRest: false,
        rostered,
      })),
    },
  ],
});

const coverage: RosterCoverage = {
  days: dates.map((date) => ({ date, working: 11, planned: 12 })),
  teams: [
    {
      id: id(7),
      name: 'Design',
      days: dates.map((date, place) => ({ date, working: 3, planned: 3, keeps: place === 4 ? 4 : 2 })),
    },
  ],
};

const RosterWithToasts = () => (
  <>
    <RosterPage />
    <ToastHost />
  </>
);

function show(change: Answer, path = `settings/roster?from=${MONDAY}`) {
  const { calls } = renderPage(RosterWithToasts, {
    role: 'hr',
    path,
    answer: (call) => {
      if (call.method !== 'GET') return change(call);
      if (call.url === 'hr/roster/coverage') return coverage;
      return call.url === 'hr/roster' ? roster('schedule') : { items: [SHIFT], total: 1 };
    },
  });
  return () => calls.filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body }));
}

test('a day that is not over is given another plan by its menu', async () => {
  const sent = show(() => ({ changed: 1, left: [], undo: [] }));
  const row = within(await screen.findByRole('row', { name: /Riya Kapoor/ }));
  // What is over cannot be changed; the sixth fills days of the person.
  expect(row.getAllByRole('button')).toHaveLength(6);
  await userEvent.click(row.getByRole('button', { name: /Friday 6 January|Friday, 6 January/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Day off' }));
  const place = { employeeId: id(1), date: '2040-01-06' };
  expect(sent()).toEqual([
    { url: 'hr/roster', body: { changes: [{ ...place, was: 'schedule', plan: 'off' }] } },
  ]);
});

test('the foot counts who works against what teams keep, and a range of days is filled at once', async () => {
  const undo = [{ employeeId: id(1), date: '2040-01-04', was: id(5), plan: 'off' }];
  const sent = show(() => ({ changed: 1, left: [], undo }));
  const everybody = await screen.findByRole('row', { name: /^Working/ });
  expect(within(everybody).getAllByText('1 on leave')).toHaveLength(7);
  within(screen.getByRole('row', { name: /^Design/ })).getByText('keeps 4');
  await userEvent.click(screen.getByRole('button', { name: 'Fill days of Riya Kapoor' }));
  const form = within(await screen.findByRole('dialog', { name: 'Fill days' }));
  await userEvent.selectOptions(form.getByLabelText('Plan'), id(5));
  await userEvent.click(form.getByRole('button', { name: 'Fill' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        url: 'hr/roster/fill',
        body: { employeeId: id(1), from: '2040-01-04', to: '2040-01-08', plan: id(5), keepsOff: true },
      },
    ]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()[1]).toEqual({ url: 'hr/roster', body: { changes: undo } }));
});

/** All that a fake clock replaces but the date. */
const TIMERS: FakeableAPI[] = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...([
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'nextTick',
    'queueMicrotask',
    'performance',
  ] as const),
];

test('the week is that of the company, also where it is still the Sunday before', async () => {
  // 00:15 on Monday in Kolkata.
  jest.useFakeTimers({ now: new Date('2040-01-01T18:45:00Z'), doNotFake: TIMERS });
  try {
    show(() => ({}), 'settings/roster');
    const week = await screen.findByText(/8 Jan/);
    expect(week.getAttribute('aria-current')).toBe('date');
  } finally {
    jest.useRealTimers();
  }
});
