import assert from 'node:assert/strict';
import fc from 'fast-check';
import { EditedCalendar } from '../../testing/edited-calendar.factory.js';
import { feedEvent } from '../../testing/calendar-file.factory.js';
import { seriesHistory } from '../../testing/series-history.factory.js';
import { expandSeries } from '../recurrence/expand.rules.js';
import type { Series } from '../recurrence/series.types.js';
import { readCalendarFile } from './calendar-file.rules.js';
import { writeFeed } from './feed.rules.js';

const HISTORIES = process.env['ATRIUM_TEST_FULL'] === '1' ? 1_000 : 50;

const WINDOW = { from: '2024-01-01', to: '2027-01-01' };
const instancesOf = (all: readonly Series[]) =>
  all.map((series) =>
    expandSeries(series, WINDOW).map(({ start, length, override }) => [start, length, override?.words]),
  );

test(`${String(HISTORIES)} random calendars that are exported and imported have the same instances`, () => {
  fc.assert(
    fc.property(seriesHistory, ({ steps, ...given }) => {
      const calendar = new EditedCalendar({ ...given, steps });
      for (const step of steps) calendar.play(step);
      const events = calendar.parts.map(({ series }, at) => feedEvent({ ...series, uid: String(at) }));
      const feed = writeFeed({ name: 'Team', events, busyTitle: null, year: 2026 });
      const read = readCalendarFile(Buffer.from(feed), 'Pacific/Auckland');
      assert('events' in read);
      assert.deepEqual(read.skipped, []);
      const found = read.events.toSorted((a, b) => Number(a.uid) - Number(b.uid));
      assert.deepEqual(instancesOf(found), instancesOf(events));
    }),
    { numRuns: HISTORIES },
  );
}, 600_000);
