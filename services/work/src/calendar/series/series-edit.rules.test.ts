import { seriesWith } from '../../testing/series.factory.js';
import { editSeries } from './series-edit.rules.js';
import type { SeriesChange } from './series-edit.types.js';

const weekly = seriesWith({
  rule: 'FREQ=WEEKLY;COUNT=6',
  exdates: ['2026-11-23T10:00'],
  overrides: [{ recurrenceId: '2026-11-30T10:00', words: { title: 'With guests' } }],
});
const following = (set: SeriesChange) =>
  editSeries(weekly, { action: 'change', scope: 'following', at: '2026-11-16T10:00', set });

test('one instance gets an exception, which a second edit adds to and an undoing one removes', () => {
  const series = seriesWith({ rule: 'FREQ=DAILY' });
  const edit = (of: typeof series, set: SeriesChange) =>
    editSeries(of, { action: 'change', scope: 'this', at: '2026-11-03T04:30Z', set });
  const moved = edit(series, { start: '2026-11-03T15:00' });
  expect(moved).toMatchObject({
    series: { overrides: [{ recurrenceId: '2026-11-03T10:00', start: '2026-11-03T15:00' }] },
    following: null,
    dropped: 0,
    grows: true,
  });
  const renamed = edit((moved as { series: typeof series }).series, { words: { title: 'Moved' } });
  expect(renamed).toMatchObject({
    series: { overrides: [{ start: '2026-11-03T15:00', words: { title: 'Moved' } }] },
    grows: false,
  });
  const back = edit((moved as { series: typeof series }).series, { start: '2026-11-03T10:00' });
  expect(back).toMatchObject({ series: { overrides: [] } });
});

test('later exceptions come along when the time changes, and go when the rule does', () => {
  expect(following({ start: '2026-11-17T11:00' })).toEqual({
    series: { ...weekly, rule: 'FREQ=WEEKLY;COUNT=2', exdates: [], overrides: [] },
    following: {
      ...weekly,
      start: '2026-11-17T11:00',
      rule: 'FREQ=WEEKLY;COUNT=4',
      exdates: ['2026-11-24T11:00'],
      overrides: [{ recurrenceId: '2026-12-01T11:00', words: { title: 'With guests' } }],
    },
    dropped: 0,
    begins: null,
    grows: true,
  });
  expect(following({ rule: 'FREQ=DAILY;COUNT=3' })).toMatchObject({
    following: { start: '2026-11-16T10:00', rule: 'FREQ=DAILY;COUNT=3', exdates: [], overrides: [] },
    dropped: 2,
  });
});

test('with another rule the following dates begin on its first day, not on the edited date that is none of its days', () => {
  expect(following({ rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=3' })).toMatchObject({
    following: { start: '2026-11-18T10:00', rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=3' },
    begins: '2026-11-18T10:00',
  });
  expect(following({ rule: 'FREQ=WEEKLY;BYDAY=MO,WE' })).toMatchObject({
    following: { start: '2026-11-16T10:00' },
    begins: null,
  });
});

test('only a new end keeps the exceptions that are still within it', () => {
  expect(following({ rule: 'FREQ=WEEKLY;COUNT=2' })).toMatchObject({
    following: { rule: 'FREQ=WEEKLY;COUNT=2', exdates: ['2026-11-23T10:00'], overrides: [] },
    dropped: 1,
  });
});

test('an edit from the first instance on leaves nothing of the old series', () => {
  const edit = { action: 'change', scope: 'following', at: weekly.start } as const;
  expect(editSeries(weekly, { ...edit, set: { length: 30 } })).toMatchObject({
    series: null,
    following: { rule: 'FREQ=WEEKLY;COUNT=6', length: 30 },
  });
  expect(editSeries(weekly, { ...edit, action: 'delete' })).toMatchObject({
    series: null,
    following: null,
    dropped: 2,
  });
});

test('weekdays move with a drag, and the start of the week where weeks are left out; numbered rules ask', () => {
  const drag = (rule: string, set: SeriesChange = {}) =>
    editSeries(seriesWith({ rule }), {
      action: 'change',
      scope: 'all',
      at: '2026-11-02T10:00',
      set: { start: '2026-11-03T10:00', ...set },
    });
  expect(drag('FREQ=WEEKLY;BYDAY=MO,SU')).toMatchObject({ series: { rule: 'FREQ=WEEKLY;BYDAY=TU,MO' } });
  expect(drag('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU')).toMatchObject({
    series: { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,MO;WKST=TU' },
  });
  expect(drag('FREQ=MONTHLY')).toMatchObject({ series: { start: '2026-11-03T10:00', rule: 'FREQ=MONTHLY' } });
  expect(drag('FREQ=MONTHLY;BYDAY=1MO')).toEqual({ ask: 'rule' });
  expect(drag('FREQ=MONTHLY;BYDAY=1MO', { rule: 'FREQ=MONTHLY;BYDAY=1TU' })).toMatchObject({
    series: { start: '2026-11-03T10:00', rule: 'FREQ=MONTHLY;BYDAY=1TU' },
  });
});

test('another rule for all dates begins on its own first day', () => {
  const edit = (rule: string) =>
    editSeries(seriesWith({ rule: 'FREQ=WEEKLY;BYDAY=MO' }), {
      action: 'change',
      scope: 'all',
      at: '2026-11-16T10:00',
      set: { rule },
    });
  expect(edit('FREQ=WEEKLY;BYDAY=TU,TH')).toMatchObject({
    series: { start: '2026-11-03T10:00' },
    begins: '2026-11-03T10:00',
  });
  expect(edit('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO')).toMatchObject({
    series: { start: '2026-11-02T10:00' },
    begins: null,
  });
  expect(edit('FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20261120')).toEqual({
    refused: 'The last day is before the first.',
  });
});

test('another rule for all dates loses no exception without counting it, and no extra date', () => {
  const series = seriesWith({
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    exdates: ['2026-11-09T10:00'],
    // The first is before the new first date.
    rdates: ['2026-11-02T15:00', '2026-11-11T10:00'],
    overrides: [
      { recurrenceId: '2026-11-02T10:00', start: '2026-11-02T12:00' },
      { recurrenceId: '2026-11-11T10:00', words: { title: 'Extra' } },
      { recurrenceId: '2026-11-16T10:00', words: { title: 'With guests' } },
    ],
  });
  const edit = { action: 'change', scope: 'all', at: '2026-11-23T10:00' } as const;
  expect(editSeries(series, { ...edit, set: { rule: 'FREQ=WEEKLY;BYDAY=TU' } })).toEqual({
    series: {
      ...series,
      rule: 'FREQ=WEEKLY;BYDAY=TU',
      start: '2026-11-03T10:00',
      exdates: [],
      overrides: [{ recurrenceId: '2026-11-11T10:00', words: { title: 'Extra' } }],
    },
    following: null,
    dropped: 3,
    begins: '2026-11-03T10:00',
    grows: true,
  });
});

test('a series that ends on a day still ends on it at a later time of the day', () => {
  const series = seriesWith({ rule: 'FREQ=DAILY;UNTIL=20261104T043000Z' });
  const edit = { action: 'change', scope: 'all', at: series.start } as const;
  expect(editSeries(series, { ...edit, set: { start: '2026-11-02T15:00' } })).toMatchObject({
    series: { rule: 'FREQ=DAILY;UNTIL=20261104T182959Z' },
  });
  expect(editSeries(series, { ...edit, set: { timezone: null } })).toMatchObject({
    series: { timezone: null, start: '2026-11-02', length: 1, rule: 'FREQ=DAILY;UNTIL=20261104' },
  });
  expect(editSeries(series, { ...edit, set: { start: '2026-11-08T10:00' } })).toEqual({
    refused: 'The last day is before the first.',
  });
});

test('a changed place or time grows the sequence, other words do not', () => {
  const grows = (set: SeriesChange) =>
    editSeries(weekly, { action: 'change', scope: 'all', at: weekly.start, set });
  expect(grows({ words: { title: 'Review' } })).toMatchObject({ grows: false });
  expect(grows({ words: { title: 'Review' }, rule: 'FREQ=WEEKLY;COUNT=6' })).toMatchObject({ grows: false });
  expect(grows({ words: { place: 'Room 2' } })).toMatchObject({ grows: true });
});

test('an instance that becomes all-day is an event of its own', () => {
  const set = { timezone: null, start: '2026-11-10' };
  expect(editSeries(weekly, { action: 'change', scope: 'this', at: '2026-11-09T10:00', set })).toMatchObject({
    series: { exdates: ['2026-11-23T10:00', '2026-11-09T10:00'] },
    following: { timezone: null, start: '2026-11-10', length: 1, rule: null },
  });
});

test('the last instance takes the series with it; one that is not there cannot be edited', () => {
  const series = seriesWith({ rule: 'FREQ=DAILY;COUNT=2', exdates: ['2026-11-03T10:00'] });
  const edit = { action: 'delete', scope: 'this' } as const;
  expect(editSeries(series, { ...edit, at: '2026-11-02T10:00' })).toMatchObject({ series: null });
  expect(editSeries(series, { ...edit, at: '2026-11-03T10:00' })).toEqual({
    refused: 'This date is no longer part of the event.',
  });
});
