import { addDays, dayIn, weekdayOf } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { expectDone, placeOf, type FilledCompany, type TestPerson } from '@atrium/testing';

/** Usual office hours. */
export const shiftFields = (name: string, start = '09:00', end = '18:00') => ({
  name,
  start,
  end,
  halfAt: null,
  breakMin: 60,
  breakMode: 'auto',
  breakAfterMin: 300,
  windowBefore: 120,
  windowAfter: 240,
  autoCloseAfter: null,
  graceIn: 10,
  graceOut: 10,
  halfDayMin: 240,
  fullDayMin: 480,
  overtimeFrom: 'end',
  otAfterMin: 30,
  countMode: 'sessions',
  validFrom: null,
});

/** A week of one shift, with the weekend off. */
export const scheduleFields = (name: string, shiftId: string) => ({
  name,
  weeklyOffs: [6, 7],
  validFrom: null,
  shiftIds: [shiftId, shiftId, shiftId, shiftId, shiftId, null, null],
});

/** From a day on everybody works from 09:30 to 18:30, from Monday to Friday, with an hour of break. */
export async function makeWeekFor(hr: TestPerson, validFrom: string): Promise<void> {
  const fields = { ...shiftFields('Day', '09:30', '18:30'), graceIn: 15, graceOut: 15 };
  const shift = expectDone(await hr.post<{ id: string }>('/api/hr/shifts', fields));
  const week = scheduleFields('Week', shift.id);
  const { id: scheduleId } = expectDone(await hr.post<{ id: string }>('/api/hr/schedules', week));
  const everybody = { employeeId: null, departmentId: null, scheduleId, validFrom };
  expectDone(await hr.post('/api/hr/schedule-assignments', everybody));
}

/** Adds rows to every table of shifts, schedules and the roster. */
export async function fillWorkPlans({
  portal,
  people: { hr, employee },
  word,
}: FilledCompany): Promise<void> {
  type Made = { id: string; version: number };
  const shift = expectDone(await hr.post<Made>('/api/hr/shifts', shiftFields(`${word} shift`)));
  const change = { version: shift.version, graceIn: 5, validFrom: '2032-01-01' };
  expectDone(await hr.patch(`/api/hr/shifts/${shift.id}`, change));
  const schedule = expectDone(
    await hr.post<Made>('/api/hr/schedules', scheduleFields(`${word} week`, shift.id)),
  );
  const departmentId = await placeOf(hr, 'departments', `${word} department`);
  const given = { employeeId: null, departmentId, scheduleId: schedule.id, validFrom: '2032-01-05' };
  expectDone(await hr.post('/api/hr/schedule-assignments', given));
  const list = expectDone(await hr.post<Made>('/api/hr/holiday-lists', { name: `${word} office` }));
  const followed = { employeeId: null, departmentId, listId: list.id, validFrom: '2032-01-05' };
  expectDone(await hr.post('/api/hr/holiday-list-assignments', followed));
  const holiday = { date: '2032-01-26', name: `${word} day`, kind: 'public', yearly: 'sameDay' };
  expectDone(await hr.post('/api/hr/holidays', { ...holiday, listId: list.id, departmentId }));
  const place = { name: `${word} office`, latitude: 12.9716, longitude: 77.5946, radiusM: 200 };
  expectDone(await hr.post('/api/hr/workplaces', { ...place, networks: '', outside: 'flag', departmentId }));
  const { items } = expectDone(await hr.get<{ items: Made[] }>('/api/hr/employees'));
  const day = { employeeId: items[0]?.id, date: '2032-01-10', was: 'schedule', plan: shift.id };
  expectDone(await hr.put('/api/hr/roster', { changes: [day] }));
  const soon = addDays(dayIn(portal.app.get(Clock).now(), 'UTC'), 21);
  const monday = addDays(soon, 1 - weekdayOf(soon));
  const asked = { from: monday, to: addDays(monday, 1), shiftId: shift.id, reason: `${word} school` };
  expectDone(await employee.post('/api/hr/shift-requests', asked));
  await fillTeam(hr, word, items[0]?.id ?? '');
}

/** A team with its leader. */
async function fillTeam(hr: FilledCompany['people']['hr'], word: string, leaderId: string): Promise<void> {
  const team = { name: `${word} team`, purpose: `${word} purpose`, leaderId, minPresent: 50 };
  expectDone(await hr.post('/api/hr/teams', team));
}
