import { mock } from 'node:test';
import { StrangerLanes } from './stranger-lanes.js';

const MOST_WAITING = 100;

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

/** Lets time go by, and what waited for it go on. */
async function pass(milliseconds: number): Promise<void> {
  mock.timers.tick(milliseconds);
  await new Promise((resolve) => setImmediate(resolve));
}

/** A lane that is full: two are worked on until they are let go, and a hundred wait. */
function fullLane() {
  const lanes = new StrangerLanes();
  const ends: (() => void)[] = [];
  const crowd = Array.from({ length: MOST_WAITING }, () => new AbortController());
  const begun: string[] = [];
  const take = (name: string, gone = new AbortController().signal): Promise<string> => {
    const work = async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return 'done';
    };
    const refused = (error: { code: string }) => error.code;
    return lanes.take('page', work, gone).catch(refused);
  };
  const [first, second] = [take('first'), take('second')];
  const waiting = crowd.map(({ signal }) => take('crowd', signal));
  const hangUp = () => crowd.forEach((each) => each.abort());
  return { take, begun, ends, working: [first, second], waiting, hangUp };
}

test('who waited ten seconds is refused, and no longer counts among those who wait', async () => {
  const { take, begun, ends, waiting, working } = fullLane();
  let answered = 0;
  for (const each of waiting) void each.then(() => (answered += 1));
  await pass(9_999);
  expect([answered, await take('early')]).toEqual([0, 'TOO_MANY_ATTEMPTS']);
  await pass(1);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['TOO_MANY_ATTEMPTS']));
  const next = take('next');
  ends.shift()?.();
  await working[0];
  expect(begun).toEqual(['first', 'second', 'next']);
  for (const end of ends) end();
  expect(await Promise.all([...working, next])).toEqual(['done', 'done', 'done']);
});

test('who hangs up while they wait makes room at once, and their work is not begun', async () => {
  const { take, begun, ends, waiting, working, hangUp } = fullLane();
  expect(await take('early')).toBe('TOO_MANY_ATTEMPTS');
  hangUp();
  const next = take('next');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['TOO_MANY_ATTEMPTS']));
  ends.shift()?.();
  await working[0];
  expect(begun).toEqual(['first', 'second', 'next']);
  for (const end of ends) end();
  expect(await next).toBe('done');
});

test('work for somebody who has hung up by then is not begun, also where a turn is free', async () => {
  const lanes = new StrangerLanes();
  const work = async () => Promise.reject(new Error('It was begun.'));
  const taken = lanes.take('page', work, AbortSignal.abort());
  await expect(taken).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
});

test('the first to come is the first whose turn it is; work that has begun is not late', async () => {
  const { begun, ends, working, waiting } = fullLane();
  ends.shift()?.();
  await working[0];
  expect(begun).toEqual(['first', 'second', 'crowd']);
  await pass(10_000);
  for (const end of ends) end();
  const [one, ...others] = await Promise.all(waiting);
  expect([one, new Set(others)]).toEqual(['done', new Set(['TOO_MANY_ATTEMPTS'])]);
});
