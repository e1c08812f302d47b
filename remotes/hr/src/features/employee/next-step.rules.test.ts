import { riya } from '../../testing/employees.js';
import { nextStepOf } from './next-step.rules.js';

const now = new Date('2026-11-29T06:00:00Z');
const all = [
  'update',
  'invite',
  'confirm',
  'exit',
  'finishOnboarding',
] as (typeof riya.allowedTransitions)[number][];
const next = (change: Partial<typeof riya>) =>
  nextStepOf({ ...riya, userId: 'u1', allowedTransitions: all, ...change }, now);

test('whoever has no account is invited, and whoever has all is left in peace', () => {
  expect(next({ userId: null })).toBe('invite');
  expect(next({})).toBeUndefined();
  expect(next({ userId: null, allowedTransitions: ['update'] })).toBeUndefined();
});

test('a probation that ends within a month is confirmed, and a last working day that is over ends it', () => {
  expect(next({ confirmDate: '2026-12-29' })).toBe('confirm');
  expect(next({ confirmDate: '2026-12-30' })).toBeUndefined();
  expect(next({ status: 'notice', lastWorkingDay: '2026-11-28' })).toBe('exit');
  expect(next({ status: 'notice', lastWorkingDay: '2026-11-29' })).toBeUndefined();
});
