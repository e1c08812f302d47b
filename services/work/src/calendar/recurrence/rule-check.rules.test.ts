import { seriesWith } from '../../testing/series.factory.js';
import { acceptRule } from './rule-check.rules.js';

test.each([
  ['FREQ=HOURLY;INTERVAL=3', 'An event cannot repeat more often than daily.'],
  ['FREQ=DAILY;BYHOUR=9,10', 'An event cannot repeat more often than daily.'],
  ['INTERVAL=2;COUNT=3', 'FREQ is required.'],
  ['FREQ=DAILY;FREQ=WEEKLY', 'FREQ can be given only once.'],
  ['FREQ=DAILY;SKIP=OMIT', 'SKIP is not a part of a repeat rule.'],
  ['FREQ=DAILY;INTERVAL=0', 'INTERVAL is at least 1.'],
  ['FREQ=DAILY;COUNT=1000000', 'COUNT is at most 10000.'],
  ['FREQ=DAILY;COUNT=5;UNTIL=20261201', 'A rule ends after a number of times or on a date, not both.'],
  ['FREQ=DAILY;UNTIL=20261301', 'UNTIL is a date, or a time in UTC.'],
  ['FREQ=DAILY;UNTIL=20261101T000000Z', 'The last day is before the first.'],
  ['FREQ=WEEKLY;BYDAY=1MO', 'A numbered weekday needs a rule by month or by year.'],
  ['FREQ=YEARLY;BYWEEKNO=2;BYDAY=1MO', 'A numbered weekday cannot be combined with week numbers.'],
  ['FREQ=YEARLY;BYYEARDAY=1;BYDAY=MO', 'A day of the year cannot be combined with weekdays.'],
  ['FREQ=WEEKLY;BYMONTHDAY=2', 'A day of the month cannot be combined with a weekly rule.'],
  ['FREQ=MONTHLY;BYMONTHDAY=32', 'BYMONTHDAY is 1 to 31 or -31 to -1.'],
  ['FREQ=MONTHLY;BYYEARDAY=100', 'A day of the year needs a yearly rule.'],
  ['FREQ=MONTHLY;BYSETPOS=2', 'A position needs days, weeks or months to choose from.'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'There is no 30 February.'],
  ['FREQ=YEARLY;BYMONTH=4,6;BYMONTHDAY=-31', 'There is no 31 April.'],
  ['FREQ=MONTHLY;BYDAY=6MO', 'No day ever fits this rule.'],
  ['FREQ=DAILY;INTERVAL=7;BYDAY=TU', 'No day ever fits this rule.'],
  ['FREQ=YEARLY;BYWEEKNO=20;BYMONTH=12', 'No day ever fits this rule.'],
])('%s is refused: %s', (rule, refused) => {
  expect(acceptRule(rule, seriesWith())).toEqual({ refused });
});

test('a rule is kept in one spelling, with its end in UTC', () => {
  const kept = (rule: string, timezone: string | null = 'Asia/Kolkata') =>
    acceptRule(rule, seriesWith({ timezone }));
  expect(kept('freq=weekly;byday=tu,mo;interval=1;wkst=MO;')).toEqual({ rule: 'FREQ=WEEKLY;BYDAY=TU,MO' });
  expect(kept('FREQ=DAILY;UNTIL=20261104')).toEqual({ rule: 'FREQ=DAILY;UNTIL=20261104T182959Z' });
  expect(kept('FREQ=DAILY;UNTIL=20261104T100000')).toEqual({ rule: 'FREQ=DAILY;UNTIL=20261104T043000Z' });
  expect(kept('FREQ=DAILY;UNTIL=20261104T235959Z', null)).toEqual({ rule: 'FREQ=DAILY;UNTIL=20261104' });
});
