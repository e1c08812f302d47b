import { offOn, withOff } from './week.rules.js';

test('a weekday is worked, off, or off in some weeks of a month', () => {
  const some = withOff([6, 7], 6, [2, 4]);
  expect(some).toEqual([7, { day: 6, weeks: [2, 4] }]);
  expect([offOn(some, 5), offOn(some, 6), offOn(some, 7)]).toEqual(['worked', [2, 4], 'off']);
  expect(withOff(withOff(some, 6, 'off'), 6, 'worked')).toEqual([7]);
});
