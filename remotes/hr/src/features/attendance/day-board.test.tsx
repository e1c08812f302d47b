import type { AttendanceDay, DayBoard } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AttendancePage from './attendance.page.js';

const emptyDay: AttendanceDay = {
  workDate: '2026-06-29',
  timezone: 'Asia/Kolkata',
  state: 'notIn',
  firstInAt: null,
  lastOutAt: null,
  workedMinutes: 0,
  breakMinutes: 0,
  punches: [],
  asOf: '2026-06-29T04:00:00.000Z',
};
const clockedIn: AttendanceDay = {
  ...emptyDay,
  state: 'in',
  firstInAt: '2026-06-29T03:54:00.000Z',
  workedMinutes: 6,
  punches: [{ kind: 'in', at: '2026-06-29T03:54:00.000Z' }],
};
const asha = { id: 'e1', name: 'Asha Rao', code: 'E0001', designation: null, department: null };
const NO_COUNTS = { notIn: 0, in: 0, break: 0, out: 0, late: 0, leave: 0 };

test('HR sees who is in, on a board with its counts', async () => {
  const board: DayBoard = {
    date: '2026-06-29',
    timezone: 'Asia/Kolkata',
    dayOff: false,
    counts: { ...NO_COUNTS, notIn: 1, in: 1, late: 1, leave: 1 },
    nextCursor: null,
    total: 2,
    totalIsExact: true,
    items: [
      {
        employee: { ...asha, department: 'Design' },
        day: clockedIn,
        shift: null,
        note: { kind: 'late', minutes: 24 },
      },
      {
        employee: { ...asha, id: 'e2', name: 'Ravi Iyer' },
        day: emptyDay,
        shift: null,
        note: { kind: 'leave', part: 'full' },
      },
    ],
  };
  renderPage(AttendancePage, {
    role: 'hr',
    path: 'employee/Attendance',
    answer: ({ url }) => (url === 'hr/attendance/board' ? board : undefined),
  });
  const table = await screen.findByRole('table', { name: 'Day board' });
  const row = within(table).getByRole('row', { name: /Asha Rao/ });
  within(row).getByText(/^In 09:24/);
  within(row).getByRole('img', { name: /Since 09:24.*, 6 min worked/ });
  within(row).getByText('Late 24 min');
  within(within(table).getByRole('row', { name: /Ravi Iyer/ })).getByText('On leave');
  const figure = screen.getByRole('link', { name: /In 1 33% of 3/ });
  expect(figure.getAttribute('href')).toContain('state=in');
  await userEvent.click(within(row).getByText('Asha Rao'));
  const opened = await screen.findByRole('dialog', { name: /29 Jun/ });
  within(opened).getByText('Asha Rao');
});

test('a board that does not load says so and can be asked again', async () => {
  let up = false;
  const board: DayBoard = {
    date: '2026-06-29',
    timezone: 'Asia/Kolkata',
    dayOff: false,
    counts: NO_COUNTS,
    items: [],
    nextCursor: null,
    total: 0,
    totalIsExact: true,
  };
  renderPage(AttendancePage, {
    role: 'hr',
    path: 'employee/Attendance',
    answer: () =>
      up ? board : { status: 503, error: { code: 'UNAVAILABLE', message: 'Not now.', requestId: 'r' } },
  });
  await screen.findByText('Not now.');
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No one to show yet');
});

test('the board is read page by page; its counts stay those of everybody', async () => {
  const rowOf = (name: string) => ({
    employee: { ...asha, id: name, name },
    day: emptyDay,
    shift: null,
    note: null,
  });
  const whole = {
    date: '2026-06-29',
    timezone: 'Asia/Kolkata',
    dayOff: false,
    total: 51,
    totalIsExact: true,
  };
  const counts = { ...NO_COUNTS, notIn: 51 };
  const first = Array.from({ length: 50 }, (_, at) => rowOf(`Person ${at + 1}`));
  const { calls } = renderPage(AttendancePage, {
    role: 'hr',
    path: 'employee/Attendance',
    answer: ({ url, params }): DayBoard | undefined => {
      if (url !== 'hr/attendance/board') return undefined;
      return params?.cursor === 'next'
        ? { ...whole, counts, items: [rowOf('Person 51')], nextCursor: null }
        : { ...whole, counts, items: first, nextCursor: 'next' };
    },
  });
  await screen.findByRole('row', { name: /Person 50/ });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByRole('row', { name: /Person 51/ });
  expect(screen.queryByRole('row', { name: /Person 50/ })).toBeNull();
  screen.getByRole('link', { name: /51 100% of 51/ });
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await screen.findByRole('row', { name: /Person 50/ });
  expect(calls.map(({ params }) => params?.cursor)).toEqual([undefined, 'next']);
});
