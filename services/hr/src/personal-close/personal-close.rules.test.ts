import { deadlineOf, NEW_ATTEMPT, takeEvent } from '../assessment/attempt-clock.rules.js';
import { linkUntilOf, refusedClose } from './personal-close.rules.js';

const at = (text: string) => new Date(`2026-11-${text}:00.000Z`);
const NOW = at('26T06:00');
const FREE = { opensAt: null, closesAt: at('26T07:00'), isUnderWay: false };
const saidOf = (asked: Date | null, more: object = {}) =>
  Object.values(refusedClose({ ...FREE, asked, ...more }, NOW)?.fields ?? {});

test.each([
  ['a later time', at('27T07:00'), {}, []],
  ['an earlier one', at('26T06:01'), {}, []],
  ['this very moment', NOW, {}, ['This moment has passed. Choose a later one.']],
  [
    'a time before it opens',
    at('26T06:30'),
    { opensAt: at('26T06:30') },
    ['The assessment does not open before then. Choose a later moment.'],
  ],
  ['a time after a year', new Date('2027-11-28T06:00:00Z'), {}, ['Choose a moment within a year.']],
  ['none of its own any more', null, { closesAt: at('26T05:00') }, []],
  [
    'none, while the person is at it and the others had to stop',
    null,
    { closesAt: at('26T05:00'), isUnderWay: true },
    ['This moment has passed. Choose a later one.'],
  ],
])('a person gets %s or is told why not', (_, asked, more, said) => {
  expect(saidOf(asked, more)).toEqual(said);
});

test('one’s own close replaces that of all, earlier or later, and extra time never passes it', () => {
  const times = { opensAt: null, closesAt: 3_600_000, limitSec: 1_800, graceSec: 30 };
  const attempt = { ...NEW_ATTEMPT, startedAt: 3_000_000 };
  const deadline = (personalClosesAt: number | null, extraSec = 0) =>
    deadlineOf({ ...attempt, extraSec }, { ...times, personalClosesAt });
  expect([deadline(null), deadline(4_200_000), deadline(3_300_000), deadline(9_000_000)]).toEqual([
    3_600_000, 4_200_000, 3_300_000, 4_800_000,
  ]);
  expect([deadline(5_000_000, 600), deadline(9_000_000, 600)]).toEqual([5_000_000, 5_400_000]);
  const start = (personalClosesAt: number | null) =>
    takeEvent(NEW_ATTEMPT, { do: 'start' }, { times: { ...times, personalClosesAt }, now: 3_600_000 }).result;
  expect([start(null), start(3_600_001), start(3_600_000)]).toEqual(['closed', 'ok', 'closed']);
});

test('a link reaches as far as the time that was given, within its days, and never less far than before', () => {
  const of = (linkUntil: Date | null, asked: Date | null) =>
    linkUntilOf({ linkUntil, asked }, { now: NOW, days: 7 })?.toISOString() ?? null;
  expect([
    of(at('26T08:00'), at('28T06:00')),
    of(at('26T08:00'), new Date('2026-12-20T06:00:00Z')),
    of(at('29T08:00'), at('28T06:00')),
    of(null, at('28T06:00')),
  ]).toEqual(['2026-11-28T06:00:00.000Z', '2026-12-03T06:00:00.000Z', '2026-11-29T08:00:00.000Z', null]);
});
