import { createPlatformApp, TestClock, type PlatformApp } from '@atrium/testing';
import { Limiter } from './limiter.js';

const clock = new TestClock('2026-11-20T06:00:00Z');
const GUESSING = { free: 2, firstDelaySeconds: 2, maxDelaySeconds: 10, forgetSeconds: 3600 };

let platform: PlatformApp;
let limiter: Limiter;
beforeAll(async () => {
  platform = await createPlatformApp({ clock });
  limiter = platform.app.get(Limiter);
});
afterAll(() => platform.close());

test('of many hits at once exactly the limit passes; the next window starts afresh', async () => {
  const hit = () => limiter.hit('window', { limit: 5, windowSeconds: 60 });
  const hits = await Promise.allSettled(Array.from({ length: 20 }, hit));
  expect(hits.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  clock.advance({ seconds: 20 });
  await expect(hit()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 40 });
  clock.advance({ seconds: 40 });
  await expect(hit()).resolves.toBeUndefined();
});

test('keys do not disturb each other and are not readable in the database', async () => {
  const tight = { limit: 1, windowSeconds: 60 };
  await limiter.hit('asha@acme.test', tight);
  await expect(limiter.hit('ravi@acme.test', tight)).resolves.toBeUndefined();
  expect(await platform.database.query("select key from limiter where key like '%acme%'")).toEqual([]);
});

/** Seconds to wait after each of this many failures in a row. */
async function delaysOf(key: string, failures: number): Promise<number[]> {
  const delays: number[] = [];
  for (let failure = 0; failure < failures; failure++) {
    await limiter.penalty(key, GUESSING);
    const refused: unknown = await limiter.check(key).catch((error: unknown) => error);
    const seconds = (refused as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds ?? 0;
    delays.push(seconds);
    clock.advance({ seconds });
  }
  return delays;
}

test('after the free ones each failure doubles the delay, up to the longest', async () => {
  expect(await delaysOf('guess', 7)).toEqual([0, 0, 2, 4, 8, 10, 10]);
  await expect(limiter.check('guess')).resolves.toBeUndefined();
});

test('a success and a long pause forget the failures', async () => {
  expect(await delaysOf('forgiven', 3)).toEqual([0, 0, 2]);
  await limiter.reset('forgiven');
  expect(await delaysOf('forgiven', 3)).toEqual([0, 0, 2]);
  clock.advance({ hours: 2 });
  expect(await delaysOf('forgiven', 3)).toEqual([0, 0, 2]);
});

test('failures at the same moment are all counted', async () => {
  await Promise.all(Array.from({ length: 5 }, () => limiter.penalty('parallel', GUESSING)));
  await expect(limiter.check('parallel')).rejects.toMatchObject({ retryAfterSeconds: 8 });
});
