import { randomUUID } from 'node:crypto';
import { createPlatformApp, type PlatformApp } from '@atrium/testing';
import { OperatorDb } from './operator-db.js';
import { TenantDb } from './tenant-db.js';
import { TenantReader } from './tenant-reader.js';

const COMPANY = randomUUID();
const [MOST, BEYOND] = [Number.MAX_SAFE_INTEGER, '9007199254740992'];

let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp({ migrations: [], variables: { DATABASE_POOL: '2' } });
});
afterAll(() => platform.close());

type Read = (text: string) => Promise<{ whole: unknown }[]>;

test.each<[string, () => Read]>([
  ['in a run', () => (text) => platform.app.get(TenantDb).run(COMPANY, (tx) => tx.query(text))],
  [
    'of a kept plan',
    () => (text) => {
      const db = platform.app.get(TenantDb);
      return db.run(COMPANY, () => db.readPlanned({ name: text, text, values: [] }));
    },
  ],
  [
    'in one round trip',
    () => (text) => platform.app.get(TenantReader).read(COMPANY, { name: `read ${text}`, text, values: [] }),
  ],
  ['of another role', () => (text) => platform.app.get(OperatorDb).query(text)],
])('whole numbers are numbers that stay exact, %s, and one beyond them is an error', async (_, readBy) => {
  const read = readBy();
  const amount = (whole: string) => `select ${whole}::bigint as whole`;
  expect(await read(amount(String(MOST)))).toEqual([{ whole: MOST }]);
  await expect(read(amount(BEYOND))).rejects.toThrow(`${BEYOND} is beyond`);
  // Its connection can be used again.
  expect(await read(amount(`-${String(MOST)}`))).toEqual([{ whole: -MOST }]);
  expect(await read(amount('null'))).toEqual([{ whole: null }]);
});
