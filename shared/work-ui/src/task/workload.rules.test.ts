import type { Task } from '@atrium/contracts';
import fc from 'fast-check';
import { markOfDay } from './workload-mark.js';
import { capacityOf, spreadLoad } from './workload.rules.js';

const ASHA = { id: 'a', name: 'Asha' };
const RAVI = { id: 'r', name: 'Ravi' };
type Planned = Pick<Task, 'startOn' | 'dueOn' | 'estimate' | 'assignees' | 'stage'>;
const task = (more: Partial<Planned>): Planned => ({
  startOn: null,
  dueOn: '2026-06-17',
  estimate: 240,
  assignees: [ASHA],
  stage: 'todo',
  ...more,
});
const TODAY = '2026-06-15';
const daysOf = (tasks: Planned[]) => spreadLoad(tasks, TODAY).map(({ name, days }) => [name, ...days]);

test('an estimate is spread over the working days and the people of a task', () => {
  expect(daysOf([task({ startOn: '2026-06-16' })])).toEqual([
    ['Asha', ['2026-06-16', 120], ['2026-06-17', 120]],
  ]);
  expect(daysOf([task({ assignees: [RAVI, ASHA] })])).toEqual([
    ['Asha', ['2026-06-17', 120]],
    ['Ravi', ['2026-06-17', 120]],
  ]);
  // Friday to Monday: not on the weekend.
  expect(daysOf([task({ startOn: '2026-06-19', dueOn: '2026-06-22' })])).toEqual([
    ['Asha', ['2026-06-19', 120], ['2026-06-22', 120]],
  ]);
});

test('what is late weighs on today, what is closed on no day', () => {
  expect(daysOf([task({ dueOn: '2026-06-01' }), task({ stage: 'done' })])).toEqual([
    ['Asha', ['2026-06-15', 240]],
  ]);
});

test('nothing is lost: the days of all people add up to the estimates', () => {
  const day = fc.integer({ min: 1, max: 30 }).map((each) => `2026-06-${String(each).padStart(2, '0')}`);
  const any = fc.record({
    one: day,
    other: day,
    estimate: fc.integer({ min: 0, max: 5_000 }),
    both: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (given) => {
      const tasks = given.map(({ one, other, estimate, both }) => {
        const [startOn = null, dueOn = null] = [one, other].sort();
        return task({ startOn, dueOn, estimate, assignees: both ? [ASHA, RAVI] : [ASHA] });
      });
      const minutes = spreadLoad(tasks, TODAY).flatMap(({ days }) => [...days.values()]);
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      expect(sum(minutes)).toBeCloseTo(sum(tasks.map(({ estimate }) => estimate ?? 0)), 3);
    }),
  );
});

test('a day is marked against the hours at work of that person; a day of the week without any is away', () => {
  const days = [
    { date: TODAY, minutes: 240 },
    { date: '2026-06-16', minutes: 0 },
  ];
  const capacity = capacityOf({ items: [{ userId: 'a', days }] });
  expect(markOfDay(300, capacity('a', TODAY))).toMatchObject({
    sign: '5h',
    label: '5 h of 4 h planned',
    tone: 'danger',
  });
  expect(markOfDay(300, capacity('r', TODAY))).toMatchObject({
    tone: 'info',
    label: '5 h of 8 h planned',
  });
  expect(markOfDay(0, capacity('a', '2026-06-16'))).toMatchObject({ sign: '–', label: 'Away' });
  expect(markOfDay(60, capacity('a', '2026-06-16'))).toMatchObject({ label: '1 h planned, away' });
  expect(markOfDay(0, capacity('a', '2026-06-20'))).toBeUndefined();
});
