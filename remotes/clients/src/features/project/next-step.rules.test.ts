import { nextStepOf } from './next-step.rules.js';

const counts = (open: number, total: number) => ({ open, total, late: 0 });
const next = (open: number, total: number, step: 'start' | 'complete') =>
  nextStepOf({ tasks: counts(open, total), milestones: counts(0, 1), allowedTransitions: [step] });

test('a project that waits is started, and one of which all is done is completed', () => {
  expect(next(3, 3, 'start')).toBe('start');
  expect(next(0, 3, 'complete')).toBe('complete');
  expect(next(1, 3, 'complete')).toBeUndefined();
  const nothing = {
    tasks: counts(0, 0),
    milestones: counts(0, 0),
    allowedTransitions: ['complete' as const],
  };
  expect(nextStepOf(nothing)).toBeUndefined();
});
