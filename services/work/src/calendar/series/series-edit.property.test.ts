import fc from 'fast-check';
import { EditedCalendar } from '../../testing/edited-calendar.factory.js';
import { seriesHistory } from '../../testing/series-history.factory.js';

const HISTORIES = process.env['ATRIUM_TEST_FULL'] === '1' ? 1_000 : 100;

test(`${String(HISTORIES)} random edit histories leave the same instances as edits of a plain list`, () => {
  let edits = 0;
  fc.assert(
    fc.property(seriesHistory, ({ steps, ...given }) => {
      const calendar = new EditedCalendar({ ...given, steps });
      calendar.check();
      for (const step of steps) {
        calendar.play(step);
        calendar.check();
      }
      edits += calendar.edits;
    }),
    { numRuns: HISTORIES },
  );
  // Guards against histories in which every edit is refused.
  expect(edits).toBeGreaterThan(HISTORIES);
}, 600_000);
