import { MOST_REPEATS } from '@atrium/contracts';
import {
  choiceOf,
  firstDayOf,
  isWhole,
  NO_REPEAT,
  ruleOf,
  ruleOfChoice,
  type RepeatChoice,
} from '@atrium/ui';
import { EVENT } from '../testing/calendar-answers.data.js';
import { huesOf } from './calendar-hues.rules.js';
import { blankForm, formOf, moveStart, type EventForm } from './event-form.rules.js';
import { onRepeat, ruleIn } from './event-repeat.rules.js';
import { momentOf, timesOf } from './shown-items.rules.js';

const USUAL = { now: 600, length: 60, reminders: [], dayReminders: [] };

// The tests of pages run in UTC.
test('items stand on the days and times of the reader; midnight ends the day before', () => {
  const at = (start: string, end: string) => timesOf({ start, end, allDay: false });
  expect(at('2026-06-15T10:00:00Z', '2026-06-15T11:30:00Z')).toEqual({
    day: '2026-06-15',
    lastDay: '2026-06-15',
    from: '10:00',
    to: '11:30',
  });
  expect(at('2026-06-15T22:00:00Z', '2026-06-16T00:00:00Z')).toMatchObject({
    lastDay: '2026-06-15',
    to: '24:00',
  });
  expect(at('2026-06-15T22:00:00Z', '2026-06-17T09:00:00Z')).toMatchObject({
    lastDay: '2026-06-17',
    from: null,
  });
  expect(timesOf({ start: '2026-06-15', end: '2026-06-17', allDay: true })).toMatchObject({
    day: '2026-06-15',
    lastDay: '2026-06-16',
    from: null,
  });
});

test('each choice of the form is a rule, and is found in it again', () => {
  const day = '2026-06-16';
  expect(ruleOf('monthlyWeekday', day)).toBe('FREQ=MONTHLY;BYDAY=3TU');
  expect(ruleOf('monthlyWeekday', '2026-06-30')).toBe('FREQ=MONTHLY;BYDAY=-1TU');
  const choice = (given: Partial<RepeatChoice>): RepeatChoice => ({ ...NO_REPEAT, ...given });
  const custom = { repeat: 'custom', every: 3 } as const;
  for (const [given, rule] of [
    [choice({}), null],
    [choice({ repeat: 'weekdays' }), 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    [choice({ repeat: 'yearly', ends: 'after', times: 5 }), 'FREQ=YEARLY;COUNT=5'],
    [choice({ repeat: 'weekly', ends: 'on', lastDay: '2026-12-24' }), 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261224'],
    [choice({ ...custom, weekdays: ['MO', 'WE'] }), 'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE'],
    [choice({ ...custom, unit: 'DAILY' }), 'FREQ=DAILY;INTERVAL=3'],
    [choice({ ...custom, unit: 'MONTHLY', monthDay: 'weekday' }), 'FREQ=MONTHLY;INTERVAL=3;BYDAY=3TU'],
    [choice({ ...custom, unit: 'MONTHLY', monthDay: 'lastDay' }), 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1'],
  ] as const) {
    expect(ruleOfChoice(given, day)).toBe(rule);
    expect(choiceOf(rule, day)).toEqual(given);
  }
  expect(choiceOf('FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', day).repeat).toBe('other');
});

test('the first day of the week that a rule from elsewhere names stays when its end is changed', () => {
  const imported = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU';
  const ended = (rule: string) => {
    const event = { ...EVENT, rule, repeats: true };
    const form = formOf(event);
    const repeat = { ...form.repeat, ends: 'after', times: 4 } as const;
    return ruleIn({ ...form, repeat }, { known: event, firstWeekday: 6 });
  };
  expect(ended(imported)).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;COUNT=4;WKST=SU');
  expect(ended('FREQ=WEEKLY;BYDAY=MO;WKST=SU')).toBe('FREQ=WEEKLY;BYDAY=MO;COUNT=4;WKST=SU');
  // A rule that names none means Monday.
  expect(ended('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU')).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;COUNT=4');
});

test('as many times as the contract allows', () => {
  const times = (count: number) => isWhole({ ...NO_REPEAT, repeat: 'daily', ends: 'after', times: count });
  expect([times(1_000), times(MOST_REPEATS), times(MOST_REPEATS + 1), times(0)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a repeat that is not typed out is no rule', () => {
  const isFull = (given: Partial<RepeatChoice>) => isWhole({ ...NO_REPEAT, repeat: 'custom', ...given });
  expect(isFull({ weekdays: [] })).toBe(false);
  expect(isFull({ every: NaN })).toBe(false);
  expect(isFull({ ends: 'on', lastDay: 'soon' })).toBe(false);
  expect(isFull({ ends: 'on', lastDay: '2026-12-24' })).toBe(true);
});

test('the last day is that of the event’s zone, where a rule tells it in UTC', () => {
  const rule = 'FREQ=DAILY;UNTIL=20261225T045959Z';
  expect(choiceOf(rule, '2026-06-16', 'America/New_York').lastDay).toBe('2026-12-24');
  expect(choiceOf(rule, '2026-06-16', null).lastDay).toBe('2026-12-25');
});

test('the weekday of a repeat follows the day of a new event, unless weekdays were chosen', () => {
  const begun = (weekdays: RepeatChoice['weekdays'], known: typeof EVENT | null = null) => {
    const form = blankForm({ day: '2026-06-17', from: '10:00', to: '11:00' }, USUAL);
    const placed = onRepeat({ ...form, repeat: { ...NO_REPEAT, repeat: 'custom', weekdays } }, known);
    return [placed.day, placed.lastDay, ruleIn(placed, { known, firstWeekday: 1 })];
  };
  expect(begun(null)).toEqual(['2026-06-17', '2026-06-17', 'FREQ=WEEKLY;BYDAY=WE']);
  expect(begun(['MO'])).toEqual(['2026-06-22', '2026-06-22', 'FREQ=WEEKLY;BYDAY=MO']);
  // The first date of a series is not the one that is opened.
  expect(begun(['MO'], { ...EVENT, rule: 'FREQ=DAILY', repeats: true })[0]).toBe('2026-06-17');
});

test('a new event begins on a day of its repeat', () => {
  const first = (given: Partial<RepeatChoice>, day: string) => firstDayOf({ ...NO_REPEAT, ...given }, day);
  expect(first({ repeat: 'weekdays' }, '2026-06-20')).toBe('2026-06-22');
  expect(first({ repeat: 'custom', weekdays: ['MO', 'WE'] }, '2026-06-16')).toBe('2026-06-17');
  expect(first({ repeat: 'monthlyLastDay' }, '2026-06-16')).toBe('2026-06-30');
  expect(first({ repeat: 'monthlyLastWeekday' }, '2026-05-30')).toBe('2026-06-30');
  expect(first({ repeat: 'monthlyLastWeekday' }, '2026-05-12')).toBe('2026-05-29');
  expect(first({ repeat: 'weekly' }, '2026-06-16')).toBe('2026-06-16');
});

test('which days are in every second week follows the first day of the company’s week', () => {
  const form = { ...blankForm({ day: '2026-06-16' }, USUAL) };
  const days = { ...NO_REPEAT, repeat: 'custom', every: 2, weekdays: ['SU', 'TU'] } as const;
  const rule = (firstWeekday: number) => ruleIn({ ...form, repeat: days }, { known: null, firstWeekday });
  expect(rule(7)).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU');
  expect(rule(1)).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU');
});

test('no two calendars that stand beside each other have one colour', () => {
  const listed = (count: number) => [...huesOf(count, 2, 3), 3];
  expect(listed(3)).toEqual([2, 5, 8, 3]);
  for (const count of [1, 2, 7, 8, 9, 10, 11, 20]) {
    const hues = listed(count);
    expect(hues.filter((hue, place) => hue === hues[place + 1])).toEqual([]);
  }
});

test('local times of a zone are moments, also beside a change of the clocks', () => {
  expect(momentOf('2026-12-11T15:00', 'Asia/Kolkata').toISOString()).toBe('2026-12-11T09:30:00.000Z');
  expect(momentOf('2026-03-29T01:30', 'Europe/London').toISOString()).toMatch(/^2026-03-29T0[01]:30/);
  expect(momentOf('2026-11-01T00:30', 'America/New_York').toISOString()).toBe('2026-11-01T04:30:00.000Z');
});

test('an event that begins later ends later, too', () => {
  const form = blankForm({ day: '2026-06-16', from: '10:15', to: '12:00' }, USUAL);
  const after = (before: EventForm, moved: Parameters<typeof moveStart>[2]) => {
    const changed = { ...before };
    moveStart((name, value) => (changed[name] = value), before, moved);
    const { day, from, lastDay, to } = changed;
    return [day, from, lastDay, to];
  };
  expect(after(form, { from: '15:00' })).toEqual(['2026-06-16', '15:00', '2026-06-16', '16:45']);
  expect(after(form, { from: '23:00' })).toEqual(['2026-06-16', '23:00', '2026-06-17', '00:45']);
  expect(after(form, { day: '2026-06-30' })).toEqual(['2026-06-30', '10:15', '2026-06-30', '12:00']);
  expect(after(form, { from: '' })).toEqual(['2026-06-16', '', '2026-06-16', '12:00']);
  const days = blankForm({ day: '2026-06-16', lastDay: '2026-06-18' }, USUAL);
  expect(after(days, { day: '2026-07-01' }).slice(0, 3)).toEqual(['2026-07-01', '11:00', '2026-07-03']);
});
