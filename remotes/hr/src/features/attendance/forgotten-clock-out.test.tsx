import type { AttendanceDate, AttendanceMonth } from '@atrium/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@atrium/ui/testing';
import AttendancePage from './attendance.page.js';

const forgotten: AttendanceDate = {
  date: '2026-06-22',
  timezone: 'Asia/Kolkata',
  joined: true,
  state: 'closed',
  shift: null,
  weeklyOff: false,
  holiday: null,
  leave: null,
  firstInAt: '2026-06-22T03:54:00.000Z',
  lastOutAt: null,
  workedMinutes: 0,
  breakMinutes: 0,
  lateMinutes: 0,
  earlyMinutes: 0,
  overtimeMinutes: 0,
  overtimeApproved: null,
  overtimeAsked: false,
  nightMinutes: 0,
  outcome: 'absent',
  absentFraction: 1,
  needsReview: true,
  locked: false,
  asked: false,
  punches: [],
};
const totals = {
  present: 0,
  leave: 0,
  absent: 1,
  lates: 0,
  workedMinutes: 0,
  overtimeMinutes: 0,
  overtimeApproved: 0,
  reviews: 1,
};

const showMonthOf = (day: AttendanceDate) =>
  renderPage(AttendancePage, {
    role: 'employee',
    path: 'employee/Attendance',
    answer: ({ url }): AttendanceMonth | { items: [] } | undefined => {
      if (url === 'hr/attendance/corrections') return { items: [] };
      if (url !== 'hr/attendance/me/month') return undefined;
      return { employee: null, month: '2026-06', today: '2026-06-29', dates: [day], totals };
    },
  });

test('who forgot to clock out is asked when they left', async () => {
  showMonthOf(forgotten);
  await screen.findByText(/^You forgot to clock out on Monday,? 22 June. When did you leave\?$/);
  await userEvent.click(screen.getByText('Correct this day'));
  within(await screen.findByRole('dialog')).getByLabelText('Out');
});

test.each([{ asked: true }, { locked: true }, { state: 'open' as const }])(
  'nobody is asked when a correction waits, the day is locked or is not over: %j',
  async (facts) => {
    showMonthOf({ ...forgotten, ...facts });
    await screen.findAllByText('Absent');
    expect(screen.queryByText(/You forgot to clock out/)).toBeNull();
  },
);
