import { actionWords, changedFields, fieldWords, momentWords, valueWords } from './audit.format.js';

test.each([
  ['employee.update', 'Employee changed'],
  ['user.signInFailed', 'User sign-in failed'],
  ['leaveRequest.passOn', 'Leave request pass on'],
  ['odd', 'Odd'],
])('%s is read as %s', (action, words) => expect(actionWords(action)).toBe(words));

test('fields are words, and in their order', () => {
  expect(fieldWords('workEmail')).toBe('Work e-mail');
  expect(changedFields({ timezone: 1, code: 1 }, { code: 2, phone: 1 })).toEqual([
    'code',
    'phone',
    'timezone',
  ]);
  expect(changedFields(null, null)).toEqual([]);
});

test.each([
  ['joiningDate', '2026-01-05', '5 Jan 2026'],
  ['at', '2026-11-20T18:30:05.000Z', '21 Nov 2026, 00:00:05'],
  ['role', 'teamLeader', 'Team leader'],
  ['name', 'teamLeader', 'teamLeader'],
  ['enabled', false, 'No'],
  ['phone', null, '–'],
  ['tags', ['a', 'b'], '["a","b"]'],
  ['count', 3, '3'],
])('%s %j is read as %s', (field, value, words) =>
  expect(valueWords(field, value, 'Asia/Kolkata')).toBe(words),
);

test('a moment is told in the company’s time zone', () => {
  expect(momentWords('2026-11-20T23:30:00.000Z', 'America/New_York')).toBe('20 Nov 2026, 18:30:00');
});
