import type { Task, TaskChange } from '@atrium/contracts';
import fc from 'fast-check';
import { inverseOf, patchOf } from './task-change.rules.js';

type Changed = Parameters<typeof patchOf>[0];
const task = (more: Partial<Task> = {}): Changed => ({
  stage: 'todo',
  flowStage: 'todo',
  priority: 'none',
  startOn: '2026-06-01',
  dueOn: '2026-06-30',
  assigneeIds: ['a'],
  labels: ['Video'],
  archivedAt: null,
  ...more,
});

test.each<[TaskChange, object]>([
  [{ kind: 'stage', stage: 'todo' }, {}],
  [
    { kind: 'shift', days: 2 },
    { startOn: '2026-06-03', dueOn: '2026-07-02' },
  ],
  [{ kind: 'shift', days: 0 }, {}],
  [{ kind: 'due', dueOn: null }, { dueOn: null }],
  [{ kind: 'assignees', add: ['b'], remove: ['a'] }, { assigneeIds: ['b'] }],
  [{ kind: 'labels', add: ['VIDEO', 'Cut'], remove: [] }, { labels: ['Video', 'Cut'] }],
  [{ kind: 'labels', add: [], remove: ['video'] }, { labels: [] }],
  [{ kind: 'restore' }, {}],
])('%j gives %j', (change, patch) => {
  expect(patchOf(task(), change)).toEqual(patch);
});

test('what a change gives and its inverse lead back to the task', () => {
  const people = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
  const change = fc.oneof(
    fc.record({ kind: fc.constant('shift' as const), days: fc.integer({ min: -366, max: 366 }) }),
    fc.record({ kind: fc.constant('assignees' as const), add: people, remove: people }),
    fc.record({ kind: fc.constant('labels' as const), add: people, remove: people }),
    fc.record({ kind: fc.constant('stage' as const), stage: fc.constantFrom('todo', 'done', 'review') }),
  );
  fc.assert(
    fc.property(people, change, (assigneeIds, given) => {
      const before = task({ assigneeIds });
      const patch = patchOf(before, given);
      const after = { ...before, ...patch };
      expect({ ...after, ...inverseOf(before, patch) }).toEqual(before);
      // A second time it changes nothing, but for days, which move on.
      if (given.kind !== 'shift') expect(patchOf(after, given as TaskChange)).toEqual({});
    }),
  );
});
