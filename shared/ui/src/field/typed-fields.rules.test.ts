import { parseDay } from './parse-day.rules.js';
import { parseTime, shiftTime } from './parse-time.rules.js';

const now = new Date(2026, 10, 22);

test.each([
  ['2026-11-05', '2026-11-05'],
  ['5/11/2026', '2026-11-05'],
  ['05.11.26', '2026-11-05'],
  ['5-11', '2026-11-05'],
  ['5 Nov 2026', '2026-11-05'],
  ['5 november', '2026-11-05'],
  ['Nov 5, 2025', '2025-11-05'],
  [' ٥/١١/٢٠٢٦ ', '2026-11-05'],
  ['५/११/२०२६', '2026-11-05'],
  ['29/2/2028', '2028-02-29'],
  ['29/2/2026', null],
  ['32/1/2026', null],
  ['5 Xyz 2026', null],
  ['tomorrow', null],
  ['', null],
])('the day “%s” is %s', (typed, day) => expect(parseDay(typed, now)).toBe(day));

test.each([
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['9', '09:00'],
  ['9.30 pm', '21:30'],
  ['12 am', '00:00'],
  ['١٨:٠٥', '18:05'],
  ['24:00', null],
  ['9:75', null],
  ['13 pm', null],
  ['soon', null],
])('the time “%s” is %s', (typed, time) => expect(parseTime(typed)).toBe(time));

test('steps go around the clock', () => {
  expect([shiftTime('23:50', 15), shiftTime('00:05', -15)]).toEqual(['00:05', '23:50']);
});
