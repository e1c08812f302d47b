import type { CreateTask, Task, TaskParts } from '@atrium/contracts';
import fc from 'fast-check';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { taskDraft } from '../testing/task-draft.factory.js';

const clock = new TestClock('2026-06-15T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
});
afterAll(() => portal.close());

const add = async (by: TestPerson, more: Partial<CreateTask> = {}): Promise<Task> => {
  const { status, body } = await by.post('/api/tasks', taskDraft(more));
  expect(status).toBe(201);
  return body;
};
const get = async (id: string): Promise<Task> => (await asha!.get(`/api/tasks/${id}`)).body;
const parts = async (by: TestPerson, id: string): Promise<TaskParts> =>
  (await by.get(`/api/tasks/${id}/parts`)).body;
const move = (by: TestPerson, id: string, stage: string, more: object = {}) =>
  by.post(`/api/tasks/${id}/move`, { stage, after: null, before: null, ...more });
const wait = ({ id }: Task, blocker: Task, by = asha!) =>
  by.post(`/api/tasks/${id}/blockers`, { blockerId: blocker.id });

test('of two halves of a loop that two people add at once exactly one is refused', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const one = await add(asha!, { assigneeIds: [ravi!.user.id] });
    const two = await add(asha!, { assigneeIds: [ravi!.user.id] });
    const answers = await Promise.all([wait(one, two, asha), wait(two, one, ravi)]);
    const refused = answers.filter(({ status }) => status >= 400);
    expect(refused.map(({ body }) => body.error.code)).toEqual(['TASK_LOOP']);
    const waiting = [...(await parts(asha!, one.id)).waitsFor, ...(await parts(asha!, two.id)).waitsFor];
    expect(waiting).toHaveLength(1);
  }
});

test('random waits of two people together never close a loop', async () => {
  const tasks: Task[] = [];
  for (let at = 0; at < 6; at += 1) tasks.push(await add(asha!, { assigneeIds: [ravi!.user.id] }));
  const pairs = tasks.flatMap((task) =>
    tasks.filter((other) => other !== task).map((other) => [task, other]),
  );
  await Promise.all(pairs.map(([task, other], at) => wait(task!, other!, at % 2 ? ravi! : asha!)));
  const left = new Map<string, string[]>();
  for (const { id } of tasks)
    left.set(
      id,
      (await parts(asha!, id)).waitsFor.map((each) => each.id ?? ''),
    );
  // Whatever waits for nothing is taken away until all are gone: with a loop some would stay.
  const isFree = (blockers: string[]) => blockers.every((each) => !left.has(each));
  for (let free = ['']; free.length > 0;) {
    free = [...left].flatMap(([id, blockers]) => (isFree(blockers) ? id : []));
    for (const id of free) left.delete(id);
  }
  expect(left.size).toBe(0);
});

const people = () => [asha!, ravi!];
const commands = fc.array(
  fc.record({
    kind: fc.constantFrom('hang', 'hang', 'wait', 'wait', 'wait', 'part', 'close', 'open', 'free', 'loose'),
    of: fc.nat({ max: 6 }),
    to: fc.nat({ max: 6 }),
    by: fc.nat({ max: 1 }),
  }),
  { minLength: 24, maxLength: 40 },
);
type Command = typeof commands extends fc.Arbitrary<(infer One)[]> ? One : never;

test('in any order of commands, two at a time, nothing waits for itself and no open task is part of a closed one', async () => {
  for (const seed of [1, 2, 3]) {
    const tasks: Task[] = [];
    for (let at = 0; at < 7; at += 1) tasks.push(await add(asha!, { assigneeIds: [ravi!.user.id] }));
    const run = ({ kind, of, to, by }: Command) => {
      const [{ id }, other, person] = [tasks[of]!, tasks[to]!, people()[by]!];
      if (kind === 'hang') return person.put(`/api/tasks/${id}/parent`, { parentId: other.id });
      if (kind === 'loose') return person.put(`/api/tasks/${id}/parent`, { parentId: null });
      if (kind === 'wait') return person.post(`/api/tasks/${id}/blockers`, { blockerId: other.id });
      if (kind === 'free') return person.delete(`/api/tasks/${id}/blockers/${other.id}`);
      if (kind === 'part') return person.post('/api/tasks', taskDraft({ parentId: id }));
      return move(person, id, kind === 'close' ? 'done' : 'todo', { closeChildren: to % 2 === 0 });
    };
    const [chosen] = fc.sample(commands, { seed, numRuns: 1 });
    for (let at = 0; at < chosen!.length; at += 2) {
      const answers = await Promise.all(chosen!.slice(at, at + 2).map(run));
      for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    }
    for (const { id } of tasks) {
      const { stage, children } = await get(id);
      if (stage === 'done') expect(children.open).toBe(0);
    }
    // Where nothing waits for itself, one after the other can be closed.
    const left = new Set(tasks.map(({ id }) => id));
    for (let closed = ['']; closed.length > 0;) {
      closed = [];
      for (const id of left)
        if ((await move(asha!, id, 'done', { closeChildren: true })).status === 200) closed.push(id);
      for (const id of closed) left.delete(id);
    }
    expect(left.size).toBe(0);
  }
});
