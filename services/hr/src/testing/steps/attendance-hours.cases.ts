import { expectDone as done, type TestPerson } from '@atrium/testing';
import type { HrDesk } from '../hr-desk.factory.js';

/** Situations of days with leave in hours, each by the `id` of its case: what the days come to. */
export const attendanceHoursSteps = {
  'hours-for-the-whole-shift': async (desk: HrDesk) => {
    const { person, record } = await absentee(desk);
    await takeHours(desk, person, ['2026-11-27', '09:30', '18:30']);
    await desk.goTo('2026-11-30');
    const { outcome, absentFraction } = await desk.dateOf(record, '2026-11-27');
    return { outcome, absentFraction };
  },
  'hours-at-the-edge-of-the-shift': async (desk: HrDesk) => {
    const { person, record } = await absentee(desk);
    await takeHours(desk, person, ['2026-11-27', '09:30', '11:30'], ['2026-11-30', '16:30', '18:30']);
    await punch(desk, person, '2026-11-27', '11:30', '18:30');
    await punch(desk, person, '2026-11-30', '09:30', '16:30');
    await desk.goTo('2026-12-01');
    const { lateMinutes } = await desk.dateOf(record, '2026-11-27');
    const { earlyMinutes } = await desk.dateOf(record, '2026-11-30');
    return { lateMinutes, earlyMinutes };
  },
};

async function absentee(desk: HrDesk) {
  await desk.makeWeek();
  return desk.staff();
}

/** Approved leave in hours: date, from and to of each. */
async function takeHours(desk: HrDesk, person: TestPerson, ...spans: [string, string, string][]) {
  const { id } = await desk.makeType({ unit: 'hour', quota: null });
  for (const [date, startTime, endTime] of spans) await desk.ask(person, id, date, { startTime, endTime });
  await desk.approveAll();
}

async function punch(desk: HrDesk, { user }: TestPerson, date: string, comes: string, goes: string) {
  for (const [time, kind] of [
    [comes, 'in'],
    [goes, 'out'],
  ] as const) {
    await desk.goTo(date, time);
    const person = await desk.acme.signIn(user.email);
    done(await person.post('/api/hr/attendance/punches', { kind }));
  }
}
