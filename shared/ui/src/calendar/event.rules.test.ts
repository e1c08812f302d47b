import { addDays, addMonths, daysBetween } from '@atrium/contracts';
import fc from 'fast-check';
import type { CalendarEvent } from './calendar.types.js';
import { dayOf, isDay, minutesOf, timeOf, weeksOfMonth } from './days.rules.js';
import { shiftBetween, spanBetween } from './grid-drag.rules.js';
import { addShift, eventsAhead, stepShift } from './grid-keys.rules.js';
import { layoutDay, moveEvent } from './event.rules.js';
import { fitRows, layoutRow } from './row-lines.rules.js';

const event = (id: string, given: Partial<CalendarEvent>): CalendarEvent => ({
  id,
  title: id,
  day: '2026-06-15',
  kind: 'Meetings',
  hue: 1,
  from: null,
  to: null,
  ...given,
  lastDay: given.lastDay ?? given.day ?? '2026-06-15',
});
const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('days are counted over months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(dayOf(new Date(2026, 5, 9, 23, 59))).toBe('2026-06-09');
  expect([isDay('2026-02-30'), isDay('today'), isDay('2026-06-09')]).toEqual([false, false, true]);
});

test('a month is whole weeks from Monday that hold all of its days once', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const days = weeksOfMonth(day).flat();
      const month = day.slice(0, 7);
      expect(days.length % 7).toBe(0);
      expect(new Date(days[0]!).getUTCDay()).toBe(1);
      const inside = days.filter((each) => each.startsWith(month));
      expect(inside[0]).toBe(`${month}-01`);
      expect(inside).toContain(day);
      expect(days.slice(1).every((each, index) => daysBetween(days[index]!, each) === 1)).toBe(true);
    }),
  );
});

test('a moved event is as long as before, a resized one not; both stay within their day', () => {
  const call = event('call', { from: '23:00', to: '23:30' });
  expect(moveEvent(call, { days: -15, minutes: 90 })).toMatchObject({
    day: '2026-05-31',
    lastDay: '2026-05-31',
    from: '23:30',
    to: '24:00',
  });
  expect(moveEvent(call, { longer: -60 })).toMatchObject({ from: '23:00', to: '23:15' });
  expect(moveEvent(call, { minutes: -45, longer: 45 })).toMatchObject({ from: '22:15', to: '23:30' });
  expect(moveEvent(event('fair', { lastDay: '2026-06-17' }), { days: 7 })).toMatchObject({
    day: '2026-06-22',
    lastDay: '2026-06-24',
    from: null,
  });
  expect(moveEvent(event('fair', { lastDay: '2026-06-17' }), { longer: -9 })).toMatchObject({
    day: '2026-06-15',
    lastDay: '2026-06-15',
  });
});

describe('the days of a row', () => {
  const week = ['15', '16', '17', '18'].map((day) => `2026-06-${day}`);
  const long = event('long', { day: '2026-06-14', lastDay: '2026-06-16' });
  const middle = event('middle', { day: '2026-06-16', lastDay: '2026-06-17' });
  const late = event('late', { day: '2026-06-17' });
  const call = event('call', { day: '2026-06-17', from: '09:00', to: '10:00' });
  const linesOf = (given: CalendarEvent[], most: number, held?: string) =>
    layoutRow(given, week, { most, held }).map(({ lines, more }) => [
      lines.map((each) => each?.id ?? '-'),
      more,
    ]);

  test('an event of several days keeps its line, a free line is used again, times come below', () => {
    expect(linesOf([call, late, middle, long], 3)).toEqual([
      [['long'], 0],
      [['long', 'middle'], 0],
      [['late', 'middle', 'call'], 0],
      [[], 0],
    ]);
  });

  test('where a day has more, its last line says so, and a bar that would be in it is on none of its days', () => {
    expect(linesOf([call, late, middle, long], 2)).toEqual([
      [['long'], 0],
      [['long'], 1],
      [['late'], 2],
      [[], 0],
    ]);
  });

  test('the weeks of a month share the height that there is, and their days have as many lines as fit', () => {
    expect(fitRows(780, 6)).toEqual({ height: 130, most: 3 });
    expect(fitRows(780, 5)).toEqual({ height: 156, most: 4 });
    expect(fitRows(200, 5)).toEqual({ height: 83, most: 2 });
    expect(fitRows(null, 5).height).toBeNull();
  });

  test('what is being moved is shown', () => {
    expect(linesOf([call, late, middle, long], 2, 'call')[2]).toEqual([['call'], 2]);
  });
});

test('events at the same time share the width, and no two of them meet', () => {
  const times = fc.tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 15, max: 300 }));
  fc.assert(
    fc.property(fc.array(times, { maxLength: 12 }), (list) => {
      const events = list.map(([from, length], index) =>
        event(String(index), { from: timeOf(from), to: timeOf(Math.min(from + length, 1439)) }),
      );
      const placed = layoutDay(events, '2026-06-15');
      expect(placed).toHaveLength(events.length);
      for (const one of placed) {
        expect(one.column).toBeLessThan(one.columns);
        for (const other of placed) {
          if (one === other || one.column !== other.column) continue;
          expect(one.to <= other.from || other.to <= one.from).toBe(true);
        }
      }
    }),
  );
  expect(minutesOf('09:30')).toBe(570);
});

test('a drag moves by quarters of an hour, an end stays behind the other, and free time is drawn either way', () => {
  const call = event('call', { from: '10:00', to: '11:00' });
  const at = (day: string, minutes: number | null) => ({ day, minutes });
  const [from, to] = [at('2026-06-15', 605), at('2026-06-17', 652)];
  expect(shiftBetween(call, { from, to })).toEqual({ days: 2, minutes: 45 });
  expect(shiftBetween(call, { from, to }, 'end')).toEqual({ longer: 45 });
  expect(shiftBetween(call, { from, to: at('2026-06-15', 900) }, 'start')).toEqual({
    minutes: 45,
    longer: -45,
  });
  const fair = event('fair', { lastDay: '2026-06-17' });
  const days = { from: at('2026-06-15', null), to: at('2026-06-19', null) };
  expect(shiftBetween(fair, days, 'start')).toEqual({ days: 2, longer: -2 });
  expect(spanBetween(to, at('2026-06-17', 600))).toEqual({ day: '2026-06-17', from: '10:00', to: '11:00' });
  expect(spanBetween(days.to, days.from)).toEqual({ day: '2026-06-15', lastDay: '2026-06-19' });
});

test('arrows add up to one shift, mirrored where days go on to the left, and move the focus in order', () => {
  const call = event('call', { from: '10:00', to: '11:00' });
  const place = { rtl: true, isMonth: false };
  const press = (key: string, shiftKey = false) => stepShift(call, { key, shiftKey }, place);
  expect(addShift(press('ArrowLeft') ?? {}, press('ArrowDown', true) ?? {})).toEqual({
    days: 1,
    minutes: 0,
    longer: 15,
  });
  expect([press('ArrowUp'), press('x')]).toEqual([{ minutes: -15 }, null]);
  expect(stepShift(call, { key: 'ArrowDown', shiftKey: false }, { rtl: false, isMonth: true })).toEqual({
    days: 7,
  });
  const next = event('next', { day: '2026-06-16', from: '08:00', to: '09:00' });
  const ahead = (key: string, rtl = false) =>
    eventsAhead([next, call], { id: 'call', key }, rtl).map(({ id }) => id);
  expect([ahead('ArrowDown'), ahead('ArrowRight'), ahead('ArrowUp'), ahead('ArrowRight', true)]).toEqual([
    ['next'],
    ['next'],
    [],
    [],
  ]);
});
