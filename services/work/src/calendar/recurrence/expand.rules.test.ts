import { seriesWith } from '../../testing/series.factory.js';
import { expandSeries, findInstance } from './expand.rules.js';
import { boundsOf, hasInstances, nextInstances } from './search.rules.js';

const november = { from: '2026-11-01T00:00', to: '2026-12-01T00:00' };
const starts = (instances: readonly { start: string }[]) => instances.map(({ start }) => start);

test('too many instances are refused with a sentence', () => {
  const series = seriesWith({ rule: 'FREQ=DAILY' });
  expect(() => expandSeries(series, { from: '2026-01-01', to: '9999-01-01' })).toThrow(
    'Choose a shorter time.',
  );
  expect(() => expandSeries(series, november, 28)).toThrow('Choose a shorter time.');
  expect(expandSeries(series, november, 29)).toHaveLength(29);
});

test('a long exception that begins before the window is in it', () => {
  const overrides = [{ recurrenceId: '2026-11-02T10:00', length: 20 * 1_440 }];
  const series = seriesWith({ rule: 'FREQ=WEEKLY', overrides });
  expect(starts(expandSeries(series, { from: '2026-11-20T00:00', to: '2026-11-21T00:00' }))).toEqual([
    '2026-11-02T10:00+05:30',
  ]);
});

test('an event without a length is in the window that it begins in', () => {
  const series = seriesWith({ length: 0 });
  expect(expandSeries(series, { from: series.start, to: '2026-11-02T10:01' })).toHaveLength(1);
  expect(expandSeries(series, { from: '2026-11-02T09:00', to: series.start })).toEqual([]);
});

test('the second of two equal local times is named in UTC', () => {
  const series = seriesWith({
    timezone: 'America/New_York',
    start: '2026-11-01T01:30',
    rdates: ['2026-11-01T06:30Z'],
  });
  const instances = expandSeries(series, november);
  expect(instances.map(({ recurrenceId, start }) => [recurrenceId, start])).toEqual([
    ['2026-11-01T01:30', '2026-11-01T01:30-04:00'],
    ['2026-11-01T06:30Z', '2026-11-01T01:30-05:00'],
  ]);
  expect(findInstance(series, '2026-11-01T06:30Z')).toEqual(instances[1]);
});

test('an instance is found by its original start, unless it is excluded or cancelled', () => {
  const series = seriesWith({
    rule: 'FREQ=DAILY',
    exdates: ['2026-11-03T10:00'],
    overrides: [
      { recurrenceId: '2026-11-04T10:00', cancelled: true },
      { recurrenceId: '2026-11-05T10:00', start: '2026-12-24T18:00' },
    ],
  });
  expect(findInstance(series, '2056-11-02T04:30Z')?.start).toBe('2056-11-02T10:00+05:30');
  expect(findInstance(series, '2026-11-05T10:00')?.start).toBe('2026-12-24T18:00+05:30');
  expect(findInstance(series, '2026-11-03T10:00')).toBeNull();
  expect(findInstance(series, '2026-11-04T10:00')).toBeNull();
  expect(findInstance(series, '2026-11-02T10:30')).toBeNull();
});

test('the next instances are those that begin from a time on, however far away', () => {
  const series = seriesWith({ rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29' });
  expect(starts(nextInstances(series, '2029-01-01T00:00', 2))).toEqual([
    '2032-02-29T10:00+05:30',
    '2036-02-29T10:00+05:30',
  ]);
  const running = seriesWith({ rule: 'FREQ=DAILY;COUNT=3', length: 6_000 });
  expect(starts(nextInstances(running, '2026-11-03T11:00', 5))).toEqual(['2026-11-04T10:00+05:30']);
});

test('the bounds of a series enclose its instances; an endless one has no end', () => {
  const at = (text: string) => Date.parse(`${text}+05:30`);
  const series = seriesWith({
    rule: 'FREQ=DAILY;COUNT=3',
    overrides: [{ recurrenceId: '2026-11-03T10:00', start: '2026-12-24T18:00', length: 30 }],
  });
  expect(boundsOf(series)).toEqual({ firstAt: at('2026-11-02T10:00'), lastAt: at('2026-12-24T18:30') });
  expect(boundsOf({ ...series, rule: 'FREQ=DAILY' }).lastAt).toBeNull();
  expect(hasInstances(series)).toBe(true);
  expect(hasInstances(seriesWith({ exdates: ['2026-11-02T10:00'] }))).toBe(false);
});
