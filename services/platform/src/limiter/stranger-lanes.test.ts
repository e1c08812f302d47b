import { createClock } from '@sinonjs/fake-timers';
import { LaneTimers, StrangerLanes } from './stranger-lanes.js';

const MOST_WAITING = 100;
/** However long a lane worked, it does not rest longer. */
const MOST_REST_MS = 50;

const clock = createClock();
const timers: LaneTimers = {
  now: () => clock.now,
  after: (milliseconds, call) => {
    const timer = clock.setTimeout(call, milliseconds);
    return { cancel: () => clock.clearTimeout(timer) };
  },
};

/** Lets time go by, and what waited for it go on. */
async function pass(milliseconds: number): Promise<void> {
  clock.tick(milliseconds);
  await new Promise((resolve) => setImmediate(resolve));
}

/** A lane that is full: one is worked on until it is let go, and a hundred wait. */
function fullLane() {
  const lanes = new StrangerLanes(timers);
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
  const working = take('first');
  const waiting = crowd.map(({ signal }) => take('crowd', signal));
  const hangUp = () => crowd.forEach((each) => each.abort());
  /** Ends what is worked on, and the rest after it. */
  const turn = async () => {
    ends.shift()?.();
    await pass(0);
    await pass(MOST_REST_MS);
  };
  return { take, begun, ends, turn, working, waiting, hangUp };
}

test('who waited ten seconds is refused, and no longer counts among those who wait', async () => {
  const { take, begun, turn, waiting, working } = fullLane();
  let answered = 0;
  for (const each of waiting) void each.then(() => (answered += 1));
  await pass(9_999);
  expect([answered, await take('early')]).toEqual([0, 'TOO_MANY_ATTEMPTS']);
  await pass(1);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['TOO_MANY_ATTEMPTS']));
  const next = take('next');
  await turn();
  expect(begun).toEqual(['first', 'next']);
  await turn();
  expect(await Promise.all([working, next])).toEqual(['done', 'done']);
});

test('who hangs up while they wait makes room at once, and their work is not begun', async () => {
  const { take, begun, turn, waiting, hangUp } = fullLane();
  expect(await take('early')).toBe('TOO_MANY_ATTEMPTS');
  hangUp();
  const next = take('next');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['TOO_MANY_ATTEMPTS']));
  await turn();
  expect(begun).toEqual(['first', 'next']);
  await turn();
  expect(await next).toBe('done');
});

test('work for somebody who has hung up by then is not begun, also where a turn is free', async () => {
  const lanes = new StrangerLanes(timers);
  const work = async () => Promise.reject(new Error('It was begun.'));
  const taken = lanes.take('page', work, AbortSignal.abort());
  await expect(taken).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
});

test('the first to come is the first whose turn it is; work that has begun is not late', async () => {
  const { begun, turn, working, waiting } = fullLane();
  await turn();
  expect(begun).toEqual(['first', 'crowd']);
  await pass(10_000);
  await turn();
  const [one, ...others] = await Promise.all(waiting);
  expect([await working, one, new Set(others)]).toEqual(['done', 'done', new Set(['TOO_MANY_ATTEMPTS'])]);
});

test.each([
  ['twice as long as it worked', 10, 20],
  ['not longer than others can wait for', 1_000, MOST_REST_MS],
])('while others wait a lane rests %s; who comes meanwhile waits, too', async (_, worked, rest) => {
  const { take, begun, ends, hangUp } = fullLane();
  hangUp();
  const before = take('before');
  await pass(worked);
  ends.shift()?.();
  await pass(0);
  const meanwhile = take('meanwhile');
  await pass(rest - 1);
  expect(begun).toEqual(['first']);
  await pass(1);
  expect(begun).toEqual(['first', 'before']);
  ends.shift()?.();
  await before;
  await pass(1);
  for (const end of ends) end();
  expect([begun.at(-1), await meanwhile]).toEqual(['meanwhile', 'done']);
});

test('after the last has given up while a lane rests, and after work for which nobody waited, a turn is free', async () => {
  const { take, begun, ends, hangUp } = fullLane();
  ends.shift()?.();
  await pass(0);
  hangUp();
  await pass(MOST_REST_MS);
  const alone = take('alone');
  expect(begun).toEqual(['first', 'alone']);
  ends.shift()?.();
  await alone;
  const again = take('again');
  expect(begun).toEqual(['first', 'alone', 'again']);
  ends.shift()?.();
  expect(await again).toBe('done');
});
