import fc from 'fast-check';
import { DAY_MINUTES, parseDuration, sayDuration } from './duration.js';

test.each(['1h 30m', '1:30', '90m', '1.5', '1,5', '١٫٥', ' 1H30 M ', '90 min', '١:٣٠', '१:३०'])(
  '%s is an hour and a half',
  (typed) => expect(parseDuration(typed)).toBe(90),
);

test.each(['', ' ', 'h', 'soon', '1:60', '1.5.2', '-1', '1h 30', '=1+1', '1e3'])(
  '%j is no duration',
  (typed) => expect(parseDuration(typed)).toBeNull(),
);

test('what is said is understood again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: DAY_MINUTES * 7 }), (minutes) => {
      expect(parseDuration(sayDuration(minutes))).toBe(minutes);
    }),
  );
});
