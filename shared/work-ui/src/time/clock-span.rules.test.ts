import { endOf, minutesBetween } from './clock-span.rules.js';

test('an end and a duration say the same, also over midnight', () => {
  expect(endOf('10:00', 75)).toBe('11:15');
  expect(endOf('23:30', 105)).toBe('01:15');
  expect(minutesBetween('10:00', '11:15')).toBe(75);
  expect(minutesBetween('23:30', '01:15')).toBe(105);
  expect(endOf(null, 75)).toBe('');
  expect(minutesBetween('10:00', '25:00')).toBeNull();
});
