import { placeInTime } from './place-in-time.js';

const now = new Date(2026, 10, 21, 12, 30);

test('times and days are told from today, everything else stays', () => {
  const data = [{ at: '@-2 09:15', day: '@-1', deep: { text: '@home at 09:15', count: 3 } }];
  expect(placeInTime(data, now)).toEqual([
    {
      at: new Date(2026, 10, 19, 9, 15).toISOString(),
      day: 'Fri Nov 20 2026',
      deep: { text: '@home at 09:15', count: 3 },
    },
  ]);
});

test('nothing was written later than now', () => {
  expect(placeInTime(['@0 18:00'], now)).toEqual([now.toISOString()]);
});
