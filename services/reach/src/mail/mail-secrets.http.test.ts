import { randomBytes, randomUUID } from 'node:crypto';
import { createPlatformApp, HttpClient, waitUntilSettled, type PlatformApp } from '@atrium/testing';
import { Jobs, renewSecrets, TenantDb } from '@atrium/platform';
import { defineMail } from './mail-kind.js';
import { Mailer } from './mailer.js';

const ONE = `one:${randomBytes(32).toString('hex')}`;
const TWO = `two:${randomBytes(32).toString('hex')}`;
const AWAY = { SMTP_URL: 'smtp://127.0.0.1:1' };
const acme = randomUUID();
const RESET = defineMail({ key: 'pens.reset', notCounted: 'For this test.' });

let first: PlatformApp;
beforeAll(async () => {
  // This application runs no jobs: others beside it do, each with its own keys.
  first = await createPlatformApp({ variables: { ATRIUM_SECRET_KEYS: ONE, ATRIUM_WORKER: 'off' } });
});
afterAll(() => first.close());

/** Runs an application on the same database with other keys. */
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

const waiting = () =>
  first.database.query<{ payload: { to: string; sealed: string } }>(
    `select payload from job where kind = 'platform.mail-delivery'`,
  );

test('a waiting mail is sealed, is re-sealed with a newer key, and can be sent without the old key', async () => {
  const action = { label: 'Reset', url: 'http://localhost:4300/acme/reset?token=very-secret' };
  const mail = { kind: RESET, to: 'asha@acme.test', subject: 'Reset', text: ['Hello.'], action };
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
