import type { Import } from '@atrium/contracts';
import { TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { importDesk } from '../testing/import-desk.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());
beforeEach(async () => {
  acme = await portal.company();
  hr = await acme.person('hr');
});

const { upload, get, check, run, emails } = importDesk(
  () => portal,
  () => hr,
);

test('a row whose value was taken meanwhile is rejected, and its people with it', async () => {
  const lines = ['Meera,Rao,meera@acme.test,B-1,2024-01-31,,', 'Ravi,Iyer,ravi@acme.test,,2024-01-31,B-1,'];
  const [first, second] = [await check(lines), await check(lines, acme.admin)];
  await run(first);
  const late = await run(second, { person: acme.admin });
  expect(late).toMatchObject({ state: 'done', counts: { created: 0, rejected: 2 } });
  expect((await emails()).filter((email) => /meera|ravi/.test(email)).length).toBe(2);
});

test('starting twice, or by two people at once, imports nothing twice', async () => {
  const lines = Array.from(
    { length: 450 },
    (_, n) => `Ann,${String(n)},p${String(n)}@acme.test,,2024-01-31,,`,
  );
  const [mine, theirs] = [await check(lines), await check(lines, acme.admin)];
  const start = (person: TestPerson, { id, version }: Import) =>
    person.post(`/api/imports/${id}/run`, { version, follow: false });
  const answers = await Promise.all([start(hr, mine), start(hr, mine), start(acme.admin, theirs)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  const [one, other] = [await get(mine.id), await get(theirs.id, acme.admin)];
  expect(one.counts.created + other.counts.created).toBe(450);
  expect(one.counts.rejected + other.counts.rejected).toBe(450);
  const page = await hr.get('/api/hr/employees?search=acme.test&limit=1');
  expect(page.body.total).toBeGreaterThanOrEqual(450);
  expect(
    await portal.database.query(
      'select work_email from employee group by company_id, work_email having count(*) > 1',
    ),
  ).toEqual([]);
});

test('an import that was stopped keeps what is done, says so, and goes on', async () => {
  const lines = Array.from(
    { length: 650 },
    (_, n) => `Ann,${String(n)},q${String(n)}@acme.test,,2024-01-31,,`,
  );
  const checked = await check(lines);
  // Stops at the job's first progress report.
  const off = await stopAfterFirstBatch(acme.id);
  const stopped = await run(checked);
  await off();
  expect(stopped.state).toBe('stopped');
  expect(stopped.counts.created).toBeGreaterThanOrEqual(200);
  expect(stopped.counts.created + stopped.counts.ready).toBe(650);
  expect(stopped.allowedTransitions).toEqual(['run', 'undo']);
  const whole = await run(stopped);
  expect(whole).toMatchObject({ state: 'done', counts: { created: 650, ready: 0 } });
});

test('a run that broke in the middle goes on with the next attempt, and nothing is twice', async () => {
  const lines = Array.from(
    { length: 450 },
    (_, n) => `Ann,L${String(n)},r${String(n)}@acme.test,,2024-01-31,,`,
  );
  const checked = await check(lines);
  // A sequence is not rolled back with the failing transaction, so the failure happens once.
  await portal.database.query(`
    create sequence breakdown; grant usage on breakdown to atrium_app;
    create function break_once() returns trigger language plpgsql as $fn$
    begin
      if nextval('breakdown') = 1 then raise exception 'broken'; end if;
      return new;
    end $fn$;
    create trigger break_once before insert on employee for each row
      when (new.last_name = 'L300') execute function break_once()`);
  await run(checked);
  // As if the wait before the next attempt were over; with its error it would count as one that has failed.
  await portal.database.query(
    'update graphile_worker._private_jobs set run_at = now(), last_error = null; notify "jobs:insert"',
  );
  const imported = await get(checked.id);
  await portal.database.query(
    'drop trigger break_once on employee; drop function break_once(); drop sequence breakdown',
  );
  expect(imported).toMatchObject({ state: 'done', counts: { created: 450, rejected: 0, ready: 0 } });
  const jobs = await portal.database.query(`select run from job where id = '${String(imported.jobId)}'`);
  expect(jobs).toEqual([{ run: 2 }]);
  const made = await acme.admin.get('/api/audit?action=employee.create&search=L300&limit=5');
  expect(made.body.items).toHaveLength(1);
});

test('a person who lost the permission meanwhile imports nothing', async () => {
  const checked = await check(['Meera,Rao,meera@acme.test,,2024-01-31,,']);
  const user = (await acme.admin.get(`/api/users/${hr.user.id}`)).body;
  await acme.admin.patch(`/api/users/${hr.user.id}`, { version: user.version, role: 'employee' });
  expect(
    (await hr.post(`/api/imports/${checked.id}/run`, { version: checked.version, follow: false })).status,
  ).toBe(403);
  expect((await hr.get(`/api/imports?importer=hr.employees`)).status).toBe(403);
  expect((await upload([])).status).toBe(403);
});

test('an import is visible to its starter and admins, and to no other company', async () => {
  const { id } = await check(['Meera,Rao,meera@acme.test,,2024-01-31,,']);
  const colleague = await acme.person('hr');
  const other = await portal.company();
  for (const person of [colleague, other.admin]) {
    expect((await person.get(`/api/imports/${id}`)).status).toBe(404);
    expect((await person.get(`/api/imports/${id}/rows?state=ready`)).status).toBe(404);
    expect((await person.get(`/api/import-files/refused?format=csv&id=${id}`)).status).toBe(404);
    expect((await person.post(`/api/imports/${id}/run`, { version: 2, follow: false })).status).toBe(404);
    expect((await person.get('/api/imports?importer=hr.employees')).body.items).toEqual([]);
  }
  expect((await acme.admin.get(`/api/imports/${id}`)).status).toBe(200);
});

test('the job has the result of the import', async () => {
  const { jobId } = await run(await check(['Meera,Rao,meera@acme.test,,2024-01-31,,']));
  expect((await hr.get(`/api/jobs/${String(jobId)}`)).body).toMatchObject({
    state: 'done',
    title: 'Import: Employees',
    result: { created: 1 },
  });
});
/** As if somebody pressed Cancel while the first rows are being written. */
async function stopAfterFirstBatch(companyId: string) {
  await portal.database.query(`
    create function stop_job() returns trigger language plpgsql as $fn$
    begin
      if new.progress_words = 'Importing' then new.cancel_requested_at := now(); end if;
      return new;
    end $fn$;
    create trigger stop_job before update on job for each row when (new.company_id = '${companyId}') execute function stop_job()`);
  return () => portal.database.query('drop trigger stop_job on job; drop function stop_job()');
}
