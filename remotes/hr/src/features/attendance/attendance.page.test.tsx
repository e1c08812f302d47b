import type { AttendanceDay, DayBoard, MyAttendance } from '@atrium/contracts';
import { ToastHost } from '@atrium/sdk';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@atrium/ui/testing';
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
const SHIFT_ID = '01890000-0000-7000-8000-0000000000f1';
const employee = { id: '01890000-0000-7000-8000-0000000000e1', name: 'Asha Rao', timezone: 'Asia/Kolkata' };
const before: MyAttendance = {
  employee,
  today: emptyDay,
  dayOff: false,
  shift: null,
  monthMinutes: 600,
  asksPosition: false,
  allowedPunches: ['in'],
};
const after: MyAttendance = {
  employee,
  today: clockedIn,
  dayOff: false,
  shift: null,
  monthMinutes: 606,
  asksPosition: false,
  allowedPunches: ['breakStart', 'out'],
};

const NO_MONTH = {
  employee: null,
  month: '2026-06',
  today: '2026-06-29',
  dates: [],
  totals: {
    present: 0,
    leave: 0,
    absent: 0,
    lates: 0,
    reviews: 0,
    workedMinutes: 0,
    overtimeMinutes: 0,
    overtimeApproved: 0,
  },
};

/** A server with one person's attendance. */
function clockServer() {
  let mine = before;
  return ({ method, url }: { method: string; url: string }) => {
    if (url === 'hr/attendance/me') return mine;
    if (url === 'hr/attendance/me/month') return NO_MONTH;
    if (url === 'hr/attendance/corrections') return { items: [] };
    if (method === 'POST' && url === 'hr/attendance/punches') return (mine = after);
    return undefined;
  };
}

test('an employee clocks in and sees it where the clock stands, without a message beside', async () => {
  render(<ToastHost />);
  const { calls } = renderPage(AttendancePage, {
    role: 'employee',
    path: 'employee/Attendance',
    answer: clockServer(),
  });
  await screen.findByText('You have not clocked in today.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Clock in' })[0] as HTMLElement);
  await screen.findByText(/^In since 09:24/);
  screen.getAllByRole('button', { name: 'Clock out' });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['In']);
  expect(calls).toContainEqual({ method: 'POST', url: 'hr/attendance/punches', body: { kind: 'in' } });
});

test('a refused punch says why and shows what the server knows', async () => {
  render(<ToastHost />);
  const message = 'You are already clocked in.';
  let mine = before;
  renderPage(AttendancePage, {
    role: 'employee',
    path: 'employee/Attendance',
    answer: ({ method, url }) => {
      if (method === 'POST') {
        mine = after;
        return { status: 409, error: { code: 'ALREADY_CLOCKED_IN', message, requestId: 'r' } };
      }
      return url === 'hr/attendance/me' ? mine : clockServer()({ method, url });
    },
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Clock in' }))[0] as HTMLElement);
  await screen.findByText(message);
  await screen.findByText(/^In since 09:24/);
});

test('a punch that fails after its page was left is said, and is no fault', async () => {
  render(<ToastHost />);
  const message = 'The portal cannot be reached.';
  let fail: ((reply: unknown) => void) | undefined;
  const { unmount } = renderPage(AttendancePage, {
    role: 'employee',
    path: 'employee/Attendance',
    answer: (call) =>
      call.method === 'POST' ? new Promise((resolve) => (fail = resolve)) : clockServer()(call),
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Clock in' }))[0] as HTMLElement);
  await waitFor(() => expect(fail).toBeDefined());
  unmount();
  fail?.({ status: 503, error: { code: 'UNAVAILABLE', message, requestId: 'r' } });
  await screen.findByText(message);
  await new Promise((resolve) => setTimeout(resolve));
});

test('on a day off neither the clock nor the board says "Not in yet"', async () => {
  const { unmount } = renderPage(AttendancePage, {
    role: 'employee',
    path: 'employee/Attendance',
    answer: (call) => (call.url === 'hr/attendance/me' ? { ...before, dayOff: true } : clockServer()(call)),
  });
  await screen.findByText('Day off');
  expect(screen.queryByText('Not in yet')).toBeNull();
  unmount();
  const counts = { notIn: 1, in: 0, break: 0, out: 0, late: 0, leave: 0 };
  const ravi = { id: 'e2', code: 'E0002', name: 'Ravi Iyer', designation: null, department: null };
  const off = { day: emptyDay, shift: null, note: { kind: 'dayOff' as const } };
  const whole = { timezone: 'Asia/Kolkata', nextCursor: null, total: 1, totalIsExact: true };
  renderPage(AttendancePage, {
    role: 'hr',
    path: 'employee/Attendance',
    answer: ({ url }): DayBoard | undefined =>
      url === 'hr/attendance/board'
        ? { ...whole, counts, date: '2026-06-28', dayOff: true, items: [{ employee: ravi, ...off }] }
        : undefined,
  });
  within(await screen.findByRole('row', { name: /Ravi Iyer/ })).getByText('Day off');
  screen.getByRole('link', { name: /Day off 1 100% of 1/ });
  expect(screen.queryByText('Not in yet')).toBeNull();
});

test('the clock says the shift of today, or that there is none to keep to', async () => {
  const shift = { start: '09:00', end: '18:00' };
  const open = (mine: MyAttendance) =>
    renderPage(AttendancePage, {
      role: 'employee',
      path: 'employee/Attendance',
      answer: (call) => (call.url === 'hr/attendance/me' ? mine : clockServer()(call)),
    });
  const free = 'No shift yet: clock whenever you work';
  const { unmount } = open({ ...before, shift });
  await screen.findByText(/09:00.*18:00/);
  expect(screen.queryByText(free)).toBeNull();
  unmount();
  const { unmount: leave } = open(before);
  await screen.findByText(free);
  leave();
  open({ ...before, dayOff: true });
  await screen.findByText('Day off');
  expect(screen.queryByText(free)).toBeNull();
});

test('an employee sees no day board', async () => {
  renderPage(AttendancePage, { role: 'employee', path: 'employee/Attendance', answer: clockServer() });
  await screen.findByText('You have not clocked in today.');
  expect(screen.queryByRole('link', { name: 'Day board' })).toBeNull();
});

test('another shift is asked for with what it makes of each day', async () => {
  render(<ToastHost />);
  const day = {
    before: { name: 'General', start: '09:30', end: '18:30' },
    stays: null,
    holiday: null,
    partLeave: false,
  };
  const { calls } = renderPage(AttendancePage, {
    role: 'employee',
    path: 'employee/Attendance',
    answer: (call) => {
      if (call.url === 'hr/attendance/me/month') return { ...NO_MONTH, employee };
      if (call.url === 'hr/shift-requests/shifts')
        return { items: [{ id: SHIFT_ID, name: 'Early', start: '07:00', end: '16:00' }] };
      if (call.url === 'hr/shift-requests/preview')
        return {
          days: [
            { ...day, date: '2026-06-30' },
            { ...day, date: '2026-07-01', stays: 'holiday', holiday: 'Foundation day' },
            { ...day, date: '2026-07-02', partLeave: true },
          ],
          changed: 2,
        };
      if (call.url === 'hr/shift-requests') return { id: SHIFT_ID };
      return clockServer()(call);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for another shift' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ask for another shift' }));
  const shift = await form.findByRole('combobox', { name: 'Shift' });
  const live = document.querySelector('form [aria-live="polite"]');
  expect(live?.textContent).toBe('');
  await userEvent.selectOptions(shift, SHIFT_ID);
  const table = await form.findByRole('table', { name: '2 days get the shift.' });
  expect(within(table).getAllByRole('row')[1]!.textContent).toMatch(/30 Jun.*General.*The new shift/);
  expect(within(table).getAllByRole('row')[2]!.textContent).toMatch(/1 Jul.*Foundation day.*Holiday, stays/);
  expect(within(table).getAllByRole('row')[3]!.textContent).toContain('The new shift, partly on leave');
  expect(live?.contains(table)).toBe(true);
  await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'School run');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  await screen.findByText('Your request was sent.');
  expect(calls.find(({ url }) => url === 'hr/shift-requests')?.body).toEqual({
    from: '2026-06-30',
    to: '2026-06-30',
    shiftId: SHIFT_ID,
    reason: 'School run',
  });
});

test('without a shift to ask for the dialog says so', async () => {
  renderPage(AttendancePage, {
    role: 'employee',
    path: 'employee/Attendance',
    answer: (call) => {
      if (call.url === 'hr/attendance/me/month') return { ...NO_MONTH, employee };
      return call.url === 'hr/shift-requests/shifts' ? { items: [] } : clockServer()(call);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for another shift' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ask for another shift' }));
  await form.findByText('No shifts yet');
  expect(form.queryByRole('combobox', { name: 'Shift' })).toBeNull();
  expect(form.queryByRole('button', { name: 'Send' })).toBeNull();
});
