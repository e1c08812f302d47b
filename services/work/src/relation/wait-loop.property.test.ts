import fc from 'fast-check';
import { closingOrder, findLoop, type Wait } from './wait-loop.rules.js';

const TASKS = ['a', 'b', 'c', 'd', 'e', 'f'];
const wait = fc.record({ taskId: fc.constantFrom(...TASKS), blockerId: fc.constantFrom(...TASKS) });

/** All that begins at a task, as the database reads it. */
function allFrom(waits: readonly Wait[], task: string, seen = new Set<string>()): Wait[] {
  if (seen.has(task)) return [];
  seen.add(task);
  const own = waits.filter(({ taskId }) => taskId === task);
  return [...own, ...own.flatMap(({ blockerId }) => allFrom(waits, blockerId, seen))];
}

const reaches = (waits: readonly Wait[], from: string, to: string): boolean =>
  from === to || allFrom(waits, from).some(({ blockerId }) => blockerId === to);

test('random waits never close a loop, and one that is refused would have', () => {
  fc.assert(
    fc.property(fc.array(wait, { maxLength: 40 }), (tried) => {
      const kept: Wait[] = [];
      for (const each of tried) {
        const loop = findLoop(allFrom(kept, each.blockerId), each);
        expect(loop !== null).toBe(reaches(kept, each.blockerId, each.taskId));
        if (!loop) kept.push(each);
        else {
          expect([loop[0], loop.at(-1)]).toEqual([each.taskId, each.taskId]);
          const steps = loop.slice(1).map((blockerId, at) => ({ taskId: loop[at], blockerId }));
          for (const step of steps.slice(1)) expect(kept).toContainEqual(step);
        }
      }
    }),
  );
});

test('tasks are closed after all that must be closed before them, and none is left out', () => {
  fc.assert(
    fc.property(fc.array(wait, { maxLength: 40 }), fc.shuffledSubarray(TASKS), (tried, ids) => {
      const kept: Wait[] = [];
      for (const each of tried) if (!findLoop(allFrom(kept, each.blockerId), each)) kept.push(each);
      const order = closingOrder(ids, kept);
      expect(order.toSorted()).toEqual(ids.toSorted());
      for (const { taskId, blockerId } of kept)
        if (ids.includes(taskId) && ids.includes(blockerId))
          expect(order.indexOf(blockerId)).toBeLessThan(order.indexOf(taskId));
    }),
  );
});
