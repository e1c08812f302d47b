import { once } from 'node:events';
import { forkSource, TEST_SECRET_KEYS, TestPortal } from '@atrium/testing';

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start({ variables: { ATRIUM_WORKER: 'off' } });
});
afterAll(() => portal.close());

test('a separate worker runs the jobs of a gateway without one, and stops when asked to', async () => {
  const env = Object.entries({
    DATABASE_URL: portal.env.databaseUrl,
    ATRIUM_SECRET: portal.env.secret,
    ATRIUM_SECRET_KEYS: TEST_SECRET_KEYS,
    ATRIUM_DATA: portal.env.dataDir,
    ATRIUM_SHELL: portal.env.shellDir,
    ATRIUM_WORKER: 'off',
    LOG_LEVEL: 'silent',
  });
  const body = {
    companyName: 'Acme',
    companyCode: 'acme',
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@acme.test',
    password: 'correct horse battery',
    timezone: 'Asia/Kolkata',
  };
  expect((await portal.browser().post('/api/companies', body)).status).toBe(201);
  expect(await portal.database.query('select locked_by from graphile_worker._private_jobs')).toEqual([
    { locked_by: null },
  ]);
  const worker = forkSource(new URL('./main.ts', import.meta.url), Object.fromEntries(env));
  expect(await portal.mailsTo('asha@acme.test')).toHaveLength(1);
  const ended = once(worker, 'exit');
  worker.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await portal.database.query('select id from job_worker')).toEqual([]);
});
