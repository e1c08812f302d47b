import { choiceOf, endingOn, ruleOf } from '@atrium/ui';
import { blankForm, moveStart, type EventForm } from './event-form.rules.js';
import { timesOf } from './shown-items.rules.js';

// The tests of pages run in UTC.
test('items stand on the days and times of the reader; midnight ends the day before', () => {
  const at = (start: string, end: string) => timesOf({ start, end, allDay: false });
  expect(at('2026-06-15T10:00:00Z', '2026-06-15T11:30:00Z')).toEqual({
    ...{ day: '2026-06-15', lastDay: '2026-06-15', from: '10:00', to: '11:30' },
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
    ...{ day: '2026-06-15', lastDay: '2026-06-16', from: null },
  });
});

test('each choice of the form is a rule, and is found in it again', () => {
  const day = '2026-06-16';
  expect(ruleOf('monthlyWeekday', day)).toBe('FREQ=MONTHLY;BYDAY=3TU');
  expect(ruleOf('monthlyWeekday', '2026-06-30')).toBe('FREQ=MONTHLY;BYDAY=-1TU');
  for (const repeat of ['none', 'weekdays', 'fortnightly', 'monthlyLastWeekday', 'yearly'] as const)
    expect(choiceOf(ruleOf(repeat, day), day)).toEqual({ repeat, lastDay: null });
  const until = endingOn(ruleOf('weekly', day), '2026-12-24');
  expect(until).toBe('FREQ=WEEKLY;BYDAY=TU;UNTIL=20261224');
  expect(choiceOf(`${until};WKST=MO`, day)).toEqual({ repeat: 'weekly', lastDay: '2026-12-24' });
  expect(choiceOf('FREQ=DAILY;INTERVAL=3', day).repeat).toBe('other');
});

test('an event that begins later ends later, too', () => {
  const usual = { now: 600, length: 60, reminders: [], dayReminders: [] };
  const form = blankForm({ day: '2026-06-16', from: '10:15', to: '12:00' }, usual);
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
  const days = blankForm({ day: '2026-06-16', lastDay: '2026-06-18' }, usual);
  expect(after(days, { day: '2026-07-01' }).slice(0, 3)).toEqual(['2026-07-01', '11:00', '2026-07-03']);
});
