import { answerHours, breakStartOf } from './leave-hours.rules.js';

const day = { start: '09:00', end: '18:00', halfAt: null, breakMin: 60 };
const hoursOf = (startTime: string, endTime: string, shift = day) => {
  const placed = { ...shift, breakStart: breakStartOf(shift) };
  const answer = answerHours({
    request: { startTime, endTime },
    shift: placed,
    others: [],
    available: null,
    onShortfall: 'lossOfPay',
  });
  return typeof answer === 'string' ? answer : [answer.hours / 100, answer.requiredMin];
};

test('the break of a shift is left out of leave in hours, around its middle', () => {
  expect(breakStartOf(day)).toBe('13:00');
  expect(breakStartOf({ ...day, halfAt: '12:30', breakMin: 45 })).toBe('12:00');
  expect(breakStartOf({ ...day, start: '22:00', end: '06:00', halfAt: '01:00', breakMin: 30 })).toBe('00:45');
  expect(breakStartOf({ ...day, breakMin: 0 })).toBeNull();
  expect(hoursOf('09:00', '18:00')).toEqual([8, 0]);
  expect(hoursOf('12:00', '15:00')).toEqual([2, 360]);
  expect(hoursOf('09:00', '13:00')).toEqual([4, 240]);
  expect(hoursOf('13:00', '14:00')).toBe('NO_WORKING_DAYS');
  expect(hoursOf('22:00', '06:00', { ...day, start: '22:00', end: '06:00' })).toEqual([7, 0]);
});
