import { randomBytes, randomUUID } from 'node:crypto';
import { createPlatformApp, HttpClient, waitUntilSettled, type PlatformApp } from '@atrium/testing';
import { TenantDb } from '../database/tenant-db.js';
import { Jobs } from '../jobs/jobs.js';
import { Mailer } from '../mail/mailer.js';
import { renewSecrets } from './renew-secrets.job.js';
import { Sealer } from './sealer.js';

const ONE = `one:${randomBytes(32).toString('hex')}`;
const TWO = `two:${randomBytes(32).toString('hex')}`;
const AWAY = { SMTP_URL: 'smtp://127.0.0.1:1' };
const acme = randomUUID();

let first: PlatformApp;
beforeAll(async () => {
  // Jobs are left to the applications beside it, each with its own keys.
  first = await createPlatformApp({ variables: { ATRIUM_SECRET_KEYS: ONE, ATRIUM_WORKER: 'off' } });
});
afterAll(() => first.close());

/** The same database under other keys. */
async function under<T>(
  ATRIUM_SECRET_KEYS: string,
  work: (other: PlatformApp) => Promise<T>,
  variables: Record<string, string> = AWAY,
): Promise<T> {
  const other = await createPlatformApp({
    database: first.database,
    variables: { ATRIUM_SECRET_KEYS, ...variables },
  });
  try {
    return await work(other);
  } finally {
    await other.close();
  }
}

const inCompany = <T>({ app }: PlatformApp, company: string, work: (sealer: Sealer) => T): Promise<T> =>
  app.get(TenantDb).run(company, () => Promise.resolve().then(() => work(app.get(Sealer))));
const seal = (text: string) => inCompany(first, acme, (sealer) => sealer.seal('note', text));

test('what is sealed is opened again, and is never the same twice', async () => {
  const [sealed, again] = [await seal('a secret'), await seal('a secret')];
  expect(sealed).toMatch(/^v1\.one\./);
  expect(sealed).not.toBe(again);
  expect(await inCompany(first, acme, (sealer) => sealer.open('note', sealed))).toBe('a secret');
  const empty = await seal('');
  expect(await inCompany(first, acme, (sealer) => sealer.open('note', empty))).toBe('');
});

test('it is opened nowhere else: another company, another purpose, changed bytes', async () => {
  const sealed = await seal('a secret');
  const at = sealed.length - 10;
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  await expect(inCompany(first, randomUUID(), (sealer) => sealer.open('note', sealed))).rejects.toThrow();
  await expect(inCompany(first, acme, (sealer) => sealer.open('other', sealed))).rejects.toThrow();
  await expect(inCompany(first, acme, (sealer) => sealer.open('note', changed))).rejects.toThrow();
  await expect(inCompany(first, acme, (sealer) => sealer.open('note', 'plain'))).rejects.toThrow();
});

const waiting = () =>
  first.database.query<{ payload: { to: string; sealed: string } }>(
    `select payload from job where kind = 'platform.mail-delivery'`,
  );

test('a mail that waits holds no link in clear, comes under a newer key, and is sent without the old one', async () => {
  const action = { label: 'Reset', url: 'http://localhost:4300/acme/reset?token=very-secret' };
  const mail = { to: 'asha@acme.test', subject: 'Reset', text: ['Hello.'], action };
  await first.app.get(TenantDb).run(acme, () => first.app.get(Mailer).send(mail, { languageOf: [] }));
  const [before] = await waiting();
  expect(JSON.stringify(before)).not.toMatch(/very-secret|Hello/);
  expect(before?.payload.sealed).toMatch(/^v1\.one\./);
  await under(`${TWO},${ONE}`, async ({ app, database }) => {
    await app.get(TenantDb).run(acme, () => app.get(Jobs).enqueue(renewSecrets, {}));
    await waitUntilSettled(database);
  });
  expect((await waiting())[0]?.payload.sealed).toMatch(/^v1\.two\./);
  await first.database.query('update graphile_worker._private_jobs set run_at = now(), last_error = null');
  const outbox = await under(
    TWO,
    async ({ database, client }) => {
      await waitUntilSettled(database);
      const { headers } = await client().get('/api/outbox');
      return (await new HttpClient(headers.location ?? '').get('/')).text;
    },
    {},
  );
  expect(outbox).toContain('Reset');
  expect(await waiting()).toEqual([]);
});
