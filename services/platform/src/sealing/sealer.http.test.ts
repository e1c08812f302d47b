import { randomBytes, randomUUID } from 'node:crypto';
import { createPlatformApp, type PlatformApp } from '@atrium/testing';
import { TenantDb } from '../database/tenant-db.js';
import { Sealer } from './sealer.js';

const ONE = `one:${randomBytes(32).toString('hex')}`;
const acme = randomUUID();

let first: PlatformApp;
beforeAll(async () => {
  first = await createPlatformApp({ variables: { ATRIUM_SECRET_KEYS: ONE } });
});
afterAll(() => first.close());

const inCompany = <T>({ app }: PlatformApp, company: string, work: (sealer: Sealer) => T): Promise<T> =>
  app.get(TenantDb).run(company, () => Promise.resolve().then(() => work(app.get(Sealer))));
const seal = (text: string) => inCompany(first, acme, (sealer) => sealer.seal('note', text));

test('a sealed text can be opened, and sealing twice gives different texts', async () => {
  const [sealed, again] = [await seal('a secret'), await seal('a secret')];
  expect(sealed).toMatch(/^v1\.one\./);
  expect(sealed).not.toBe(again);
  expect(await inCompany(first, acme, (sealer) => sealer.open('note', sealed))).toBe('a secret');
  const empty = await seal('');
  expect(await inCompany(first, acme, (sealer) => sealer.open('note', empty))).toBe('');
});

test('it cannot be opened for another company or purpose, or after a change', async () => {
  const sealed = await seal('a secret');
  const at = sealed.length - 10;
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  await expect(inCompany(first, randomUUID(), (sealer) => sealer.open('note', sealed))).rejects.toThrow();
  await expect(inCompany(first, acme, (sealer) => sealer.open('other', sealed))).rejects.toThrow();
  await expect(inCompany(first, acme, (sealer) => sealer.open('note', changed))).rejects.toThrow();
  await expect(inCompany(first, acme, (sealer) => sealer.open('note', 'plain'))).rejects.toThrow();
});
