import { randomUUID } from 'node:crypto';
import { createPlatformApp, TestClock, type PlatformApp } from '@atrium/testing';
import { Clock } from '../clock/clock.js';
import { TenantDb } from '../database/tenant-db.js';
import { CacheInvalidation } from './cache-invalidation.js';
import { ShortCache } from './short-cache.js';

interface Kept {
  tag: string;
  text: string;
}

const clock = new TestClock();
let platform: PlatformApp;
let db: TenantDb;
let cache: ShortCache<Kept>;
beforeAll(async () => {
  platform = await createPlatformApp({ clock });
  db = platform.app.get(TenantDb);
  const invalidation = platform.app.get(CacheInvalidation);
  cache = new ShortCache({ db, clock: platform.app.get(Clock), invalidation, channel: 'test' }, ({ tag }) => [
    tag,
  ]);
});
afterAll(() => platform.close());

const read = (tag: string, text: string) => () => Promise.resolve({ tag, text });
const textOf = async (key: string, tag: string, text: string) =>
  (await cache.getOrRead(key, read(tag, text)))?.text;
const drop = (tag: string) => db.run(randomUUID(), () => cache.dropTag(tag));

test('what was read is kept for five seconds', async () => {
  expect(await textOf('kept', 'a', 'old')).toBe('old');
  clock.advance({ seconds: 4 });
  expect(await textOf('kept', 'a', 'new')).toBe('old');
  clock.advance({ seconds: 1 });
  expect(await textOf('kept', 'a', 'new')).toBe('new');
});

test('nothing found is not kept', async () => {
  expect(await cache.getOrRead('nothing', () => Promise.resolve(null))).toBeNull();
  expect(await textOf('nothing', 'a', 'found')).toBe('found');
});

test('a drop takes the entries of its tag alone, once its transaction has committed', async () => {
  await textOf('one', 'a', 'old');
  await textOf('two', 'b', 'old');
  let sayDropped: () => void = () => undefined;
  const meanwhile = new Promise<void>((resolve) => (sayDropped = resolve)).then(() =>
    textOf('one', 'a', 'new'),
  );
  await db.run(randomUUID(), async () => {
    await cache.dropTag('a');
    // The transaction itself reads what it has changed, and nobody else before it has committed.
    expect(await textOf('one', 'a', 'new')).toBe('new');
    sayDropped();
    expect(await meanwhile).toBe('old');
  });
  expect(await textOf('one', 'a', 'new')).toBe('new');
  expect(await textOf('two', 'b', 'new')).toBe('old');
});

test('a drop that is rolled back drops nothing', async () => {
  await textOf('rolled', 'c', 'old');
  const failing = db.run(randomUUID(), async () => {
    await cache.dropTag('c');
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await textOf('rolled', 'c', 'new')).toBe('old');
});

test('a value read before a drop is not cached after it', async () => {
  const slow = cache.getOrRead('slow', async () => {
    await drop('d');
    return { tag: 'd', text: 'old' };
  });
  expect((await slow)?.text).toBe('old');
  expect(await textOf('slow', 'd', 'new')).toBe('new');
});
