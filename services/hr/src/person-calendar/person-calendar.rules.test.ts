import fc from 'fast-check';
import { isWorkingDate, PersonCalendar, type PersonPlan, type WeeklyOff } from './person-calendar.rules.js';
import type { Shift } from './shift.rules.js';

const shift = (name: string): Shift => ({
  id: name,
  name,
  start: '09:00',
  end: '18:00',
  halfAt: null,
  breakMin: 60,
  breakMode: 'punched',
  breakAfterMin: 300,
  windowBefore: 120,
  windowAfter: 240,
  autoCloseAfter: null,
  graceIn: 10,
  graceOut: 0,
  halfDayMin: 240,
  fullDayMin: 480,
  overtimeFrom: 'end',
  otAfterMin: 0,
  countMode: 'sessions',
});
const everyDay = (one: Shift) => new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, one]));
const calendar = (plan: Partial<PersonPlan>) =>
  new PersonCalendar({
    timezone: 'Asia/Kolkata',
    joinedOn: '2020-01-01',
    lastDay: null,
    schedules: [],
    roster: new Map(),
    holidays: new Map(),
    ...plan,
  });
const weekly = (...weeklyOffs: WeeklyOff[]) =>
  calendar({ schedules: [{ from: null, weeklyOffs, shifts: everyDay(shift('day')) }] });

test('the second and fourth Saturday are off, the others are worked', () => {
  const offs = weekly(7, { day: 6, weeks: [2, 4] })
    .between('2026-08-01', '2026-08-31')
    .filter(({ weeklyOff }) => weeklyOff);
  expect(offs.map(({ date }) => date.slice(8))).toEqual(['02', '08', '09', '16', '22', '23', '30']);
  expect(offs.every((day) => day.shift === null && !isWorkingDate(day))).toBe(true);
});

test('a schedule holds from its date on, and nothing before it changes', () => {
  const { schedules } = { schedules: [{ from: null, weeklyOffs: [6, 7], shifts: everyDay(shift('day')) }] };
  const next = { from: '2026-08-12', weeklyOffs: [5], shifts: everyDay(shift('night')) };
  const [before, after] = [calendar({ schedules }), calendar({ schedules: [...schedules, next] })];
  expect(after.between('2026-08-01', '2026-08-11')).toEqual(before.between('2026-08-01', '2026-08-11'));
  expect(after.on('2026-08-12').shift?.name).toBe('night');
  expect(after.on('2026-08-14').weeklyOff).toBe(true);
});

test('the roster goes before the schedule: another shift on a day off, and a day off in the week', () => {
  const roster = new Map([
    ['2026-08-08', { shift: shift('late') }],
    ['2026-08-10', { shift: null }],
  ]);
  const rostered = calendar({
    schedules: [{ from: null, weeklyOffs: [6, 7], shifts: everyDay(shift('day')) }],
    roster,
  });
  expect(rostered.on('2026-08-08')).toMatchObject({ weeklyOff: false, shift: { name: 'late' } });
  expect(rostered.on('2026-08-10')).toMatchObject({ weeklyOff: true, shift: null });
});

test('a holiday is no working date, an optional one is', () => {
  const holidays = new Map([
    ['2026-08-15', { name: 'Independence Day', optional: false }],
    ['2026-08-28', { name: 'Raksha Bandhan', optional: true }],
  ]);
  const [fixed, optional] = ['2026-08-15', '2026-08-28'].map((date) => calendar({ holidays }).on(date));
  expect(fixed).toMatchObject({ holiday: 'Independence Day', optionalHoliday: null });
  expect(optional).toMatchObject({ holiday: null, optionalHoliday: 'Raksha Bandhan' });
  expect([isWorkingDate(fixed!), isWorkingDate(optional!)]).toEqual([false, true]);
});

test('a range has each of its dates once, over month ends and leap days', () => {
  const days = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, fc.nat(400), (start, length) => {
      const [from, to] = [start, new Date(start.getTime() + length * 86_400_000)].map((at) =>
        at.toISOString().slice(0, 10),
      ) as [string, string];
      const dates = weekly(7).between(from, to);
      expect(dates).toHaveLength(length + 1);
      expect(dates.at(-1)?.date).toBe(to);
      expect(Math.abs(dates.filter(({ weeklyOff }) => weeklyOff).length - dates.length / 7)).toBeLessThan(1);
    }),
    { numRuns: 200 },
  );
});
