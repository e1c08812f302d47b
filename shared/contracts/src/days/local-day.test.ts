import fc from 'fast-check';
import {
  addDays,
  addMonths,
  datesOf,
  daysBetween,
  daysOfWeek,
  mondayOf,
  monthRange,
  weekdayOf,
} from './local-day.js';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const days = fc.integer({ min: -20_000, max: 20_000 });

test('days later and back is the same day, and as far away as said', () => {
  fc.assert(
    fc.property(day, days, (from, more) => {
      const to = addDays(from, more);
      expect([addDays(to, -more), daysBetween(from, to)]).toEqual([from, more]);
    }),
  );
});

test('days are those of the calendar', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(datesOf({ from: '2026-12-31', to: '2027-01-01' })).toEqual(['2026-12-31', '2027-01-01']);
  expect(datesOf({ from: '2026-01-02', to: '2026-01-01' })).toEqual([]);
});

// A year that was mistyped is refused or shown as it was typed, and is not another.
test('years before 100 are those that they say', () => {
  expect([addDays('0026-12-31', 1), addMonths('0026-01-31', 1)]).toEqual(['0027-01-01', '0026-02-28']);
  expect([daysBetween('0026-01-01', '0027-01-01'), weekdayOf('0026-01-01')]).toEqual([365, 4]);
});

test('the same day of another month, or its last', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(monthRange('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('a week has seven days from a Monday', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29'), weekdayOf('1969-12-31')]).toEqual([1, 7, 3]);
  fc.assert(
    fc.property(day, (any) => {
      const week = daysOfWeek(mondayOf(any));
      expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(week).toContain(any);
    }),
  );
});
