import type { Employee, Import, ImportRows } from '@atrium/contracts';
import { TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';

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

const HEAD = 'First name,Last name,Work e-mail,Employee code,Joining date,Manager,Phone';

const upload = (lines: string[], person = hr, name = 'people.csv'): Promise<Answer> =>
  person.send({
    method: 'POST',
    path: `/api/imports?importer=hr.employees&name=${encodeURIComponent(name)}`,
    body: [HEAD, ...lines].join('\n'),
    headers: { 'content-type': 'application/octet-stream' },
  });

const get = async (id: string, person = hr): Promise<Import> => {
  await portal.settle();
  return (await person.get(`/api/imports/${id}`)).body as Import;
};
const done = ({ status, text, body }: Answer): Import => {
  if (status > 201) throw new Error(`${String(status)}: ${text}`);
  return body as Import;
};
/** Uploaded and checked by the guessed columns. */
async function check(lines: string[], person = hr): Promise<Import> {
  const { id, version, mapping } = done(await upload(lines, person));
  done(await person.post(`/api/imports/${id}/mapping`, { version, mapping }));
  return get(id, person);
}
async function run({ id, version }: Import, { follow = false, person = hr } = {}): Promise<Import> {
  done(await person.post(`/api/imports/${id}/run`, { version, follow }));
  return get(id, person);
}
const faultsOf = async ({ id }: Import, state: string) => {
  const { items } = (await hr.get(`/api/imports/${id}/rows?state=${state}`)).body as ImportRows;
  return items.map(({ line, faults }) => [
    line,
    ...faults.map(({ field, words }) => `${field ?? ''}: ${words}`),
  ]);
};
const list = async (query = '') =>
  (await hr.get(`/api/hr/employees?limit=100&sort=code&${query}`)).body.items as Employee[];
const emails = async () => (await list()).map(({ workEmail }) => workEmail);

test('good rows are imported by the rules of the form, managers first; bad ones say why', async () => {
  const before = await list();
  const checked = await check([
    'Ravi,Iyer,ravi@acme.test,,30/04/2025,B-1,+91 98123-45678',
    'Meera,Rao,MEERA@acme.test,b-1,2024-01-31,,',
    'Zoya,,zoya@acme.test,,2024-01-31,,',
    'Asha,Rao,asha at acme,,2024-02-30,,981234',
    'Noor,Shah,ravi@acme.test,,2024-01-31,,',
    'Ira,Shah,ira@acme.test,B-1,2024-01-31,,',
    `Om,Shah,${before[0]?.workEmail ?? ''},,2024-01-31,,`,
    'Uma,Shah,uma@acme.test,,2024-01-31,nobody@acme.test,',
    'Ana,Shah,ana@acme.test,,2024-01-31,ana@acme.test,',
    'Lea,Shah,lea@acme.test,,2024-01-31,ira@acme.test,',
  ]);
  expect(checked).toMatchObject({ state: 'checked', counts: { ready: 2, faulty: 8 } });
  expect(await faultsOf(checked, 'faulty')).toEqual([
    [4, 'lastName: Enter a name.'],
    [
      5,
      'workEmail: Enter an e-mail address, like name@company.com.',
      'phone: Enter the number with its country code, like +919812345678.',
      'joiningDate: Enter a date, like 2026-04-30.',
    ],
    [6, 'workEmail: Line 2 has the same e-mail.'],
    [7, 'code: Line 3 has the same code.'],
    [8, 'workEmail: Another employee already uses this e-mail.'],
    [9, 'manager: Nobody who works here, or stands in the file without errors, has this code or e-mail.'],
    [10, 'manager: Their managers report to each other in a circle.'],
    [11, 'manager: Their manager, in line 7, has errors.'],
  ]);
  const imported = await run(checked);
  expect(imported).toMatchObject({ state: 'done', counts: { created: 2, rejected: 0, faulty: 8 } });
  const ravi = (await list('search=ravi@')).find(({ lastName }) => lastName === 'Iyer');
  expect(ravi).toMatchObject({
    ...{ lastName: 'Iyer', workEmail: 'ravi@acme.test', phone: '+919812345678', joiningDate: '2025-04-30' },
    ...{
      employmentType: 'permanent',
      timezone: 'Asia/Kolkata',
      manager: { name: 'Meera Rao' },
      status: 'active',
    },
  });
  const trail = await acme.admin.get(`/api/audit?resource=${String(ravi?.id)}`);
  expect(trail.body.items).toEqual([
    expect.objectContaining({
      action: 'employee.create',
      actor: expect.objectContaining({ id: hr.user.id }),
      after: expect.objectContaining({ workEmail: 'ravi@acme.test', manager: 'Meera Rao' }),
    }),
  ]);
});

test('the refused rows come back as a file, which can be corrected and imported', async () => {
  const checked = await check(['=Zoya,,zoya@acme.test,,2024-01-31,,']);
  const { status, text } = await hr.get(`/api/import-files/refused?format=csv&id=${checked.id}`);
  expect([status, text.replace('\ufeff', '')]).toEqual([
    200,
    `${HEAD},Reason\r\n'=Zoya,,zoya@acme.test,,2024-01-31,,,Last name: Enter a name.\r\n`,
  ]);
});

test('undo removes what nobody has touched, says what it leaves, and frees e-mails and codes', async () => {
  const lines = [
    'Meera,Rao,meera@acme.test,B-1,2024-01-31,,',
    'Ravi,Iyer,ravi@acme.test,B-2,2024-01-31,B-1,',
    'Zoya,Iyer,zoya@acme.test,B-3,2024-01-31,,',
  ];
  const imported = await run(await check(lines));
  const before = await list();
  const ravi = before.find(({ code }) => code === 'B-2');
  await hr.patch(`/api/hr/employees/${String(ravi?.id)}`, { version: ravi?.version, department: 'Design' });
  const { id, version } = imported;
  done(await hr.post(`/api/imports/${id}/undo`, { version }));
  const undone = await get(id);
  expect(undone).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 2 }, allowedTransitions: [] });
  expect(await faultsOf(undone, 'kept')).toEqual([
    [2, expect.stringMatching(/people who report to them/)],
    [3, expect.stringMatching(/has changed this employee since/)],
  ]);
  expect(await emails()).not.toContain('zoya@acme.test');
  const again = await check(lines.slice(2));
  expect(again.counts.ready).toBe(1);
  const trail = await acme.admin.get('/api/audit?action=employee.remove');
  expect(trail.body.items).toEqual([
    expect.objectContaining({ resource: expect.objectContaining({ title: 'Zoya Iyer' }) }),
  ]);
});

test('codes are counted on after those of the company and of the file', async () => {
  const imported = await run(
    await check([
      'Ann,One,one@acme.test,,2024-01-31,,',
      'Ann,Two,two@acme.test,E0050,2024-01-31,,',
      'Ann,Three,three@acme.test,,2024-01-31,,',
    ]),
  );
  expect(imported.counts).toMatchObject({ created: 3, rejected: 0 });
  const codes = new Map((await list()).map(({ lastName, code }) => [lastName, code]));
  expect([codes.get('One'), codes.get('Two'), codes.get('Three')]).toEqual(['E0051', 'E0050', 'E0052']);
});

test('a row that somebody else was faster with is rejected, and its people with it', async () => {
  const lines = ['Meera,Rao,meera@acme.test,B-1,2024-01-31,,', 'Ravi,Iyer,ravi@acme.test,,2024-01-31,B-1,'];
  const [first, second] = [await check(lines), await check(lines, acme.admin)];
  await run(first);
  const late = await run(second, { person: acme.admin });
  expect(late).toMatchObject({ state: 'done', counts: { created: 0, rejected: 2 } });
  expect((await emails()).filter((email) => /meera|ravi/.test(email)).length).toBe(2);
});

test('pressed twice, and at once by two: nothing is twice', async () => {
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

test('who is to be invited is; whom the invitation is refused for stays imported, with the reason', async () => {
  const taken = acme.admin.user.email;
  const admin = (await list()).find(({ workEmail }) => workEmail === taken);
  await hr.patch(`/api/hr/employees/${String(admin?.id)}`, {
    version: admin?.version,
    workEmail: 'other@acme.test',
  });
  const checked = await check(['Meera,Rao,meera@acme.test,,2024-01-31,,', `Om,Rao,${taken},,2024-01-31,,`]);
  const imported = await run(checked, { follow: true });
  expect(imported).toMatchObject({ state: 'done', counts: { created: 2 }, notFollowed: 1 });
  expect(await portal.mailsTo('meera@acme.test')).toHaveLength(1);
  done(await hr.post(`/api/imports/${imported.id}/undo`, { version: imported.version }));
  const undone = await get(imported.id);
  expect(undone.counts).toMatchObject({ undone: 1, kept: 1 });
  expect(await faultsOf(undone, 'kept')).toEqual([[2, expect.stringMatching(/were invited/)]]);
});

test('an import that was stopped keeps what is done, says so, and goes on', async () => {
  const lines = Array.from(
    { length: 650 },
    (_, n) => `Ann,${String(n)},q${String(n)}@acme.test,,2024-01-31,,`,
  );
  const checked = await check(lines);
  // Stopped by the first progress that it tells.
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

/** As if somebody pressed Cancel while the first rows are written. */
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

test('a run that broke in the middle goes on with the next attempt, and nothing is twice', async () => {
  const lines = Array.from(
    { length: 450 },
    (_, n) => `Ann,L${String(n)},r${String(n)}@acme.test,,2024-01-31,,`,
  );
  const checked = await check(lines);
  // A sequence does not go back with the transaction that fails: it fails once.
  await portal.database.query(`
    create sequence breakdown; grant usage on breakdown to atrium_app;
    create function break_once() returns trigger language plpgsql as $fn$
    begin
      if nextval('breakdown') = 1 then raise exception 'broken'; end if;
      return new;
    end $fn$;
    create trigger break_once before insert on employee for each row
      when (new.last_name = 'L300') execute function break_once()`);
  const imported = await run(checked);
  await portal.database.query(
    'drop trigger break_once on employee; drop function break_once(); drop sequence breakdown',
  );
  expect(imported).toMatchObject({ state: 'done', counts: { created: 450, rejected: 0, ready: 0 } });
  const jobs = await portal.database.query(`select run from job where id = '${String(imported.jobId)}'`);
  expect(jobs).toEqual([{ run: 2 }]);
  const made = await acme.admin.get('/api/audit?action=employee.create&search=L300&limit=5');
  expect(made.body.items).toHaveLength(1);
});

test('who lost the permission in the meantime imports nothing', async () => {
  const checked = await check(['Meera,Rao,meera@acme.test,,2024-01-31,,']);
  const user = (await acme.admin.get(`/api/users/${hr.user.id}`)).body;
  await acme.admin.patch(`/api/users/${hr.user.id}`, { version: user.version, role: 'employee' });
  expect(
    (await hr.post(`/api/imports/${checked.id}/run`, { version: checked.version, follow: false })).status,
  ).toBe(403);
  expect((await hr.get(`/api/imports?importer=hr.employees`)).status).toBe(403);
  expect((await upload([])).status).toBe(403);
});

test('an import is its starter’s and the admins’, and no other company’s', async () => {
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

test('the columns are remembered from the file before', async () => {
  const rows = 'Who,Family,Address of mail,Since\nAsha,Rao,asha@acme.test,2024-01-31';
  const send = () =>
    hr.send({
      method: 'POST',
      path: '/api/imports?importer=hr.employees&name=a.csv',
      body: rows,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const first = done(await send());
  expect(first.mapping).toMatchObject({ firstName: null, workEmail: null });
  const mapping = { firstName: 0, lastName: 1, workEmail: 2, joiningDate: 3 };
  const half = await hr.post(`/api/imports/${first.id}/mapping`, {
    version: first.version,
    mapping: { firstName: 0, lastName: 0 },
  });
  expect([half.status, Object.keys(half.body.error.fields)]).toEqual([
    400,
    ['lastName', 'workEmail', 'joiningDate'],
  ]);
  done(await hr.post(`/api/imports/${first.id}/mapping`, { version: first.version, mapping }));
  await portal.settle();
  expect(done(await send()).mapping).toMatchObject(mapping);
});

test('the template is a file that can be imported', async () => {
  const { text } = await hr.get('/api/import-files/template?importer=hr.employees&format=csv');
  const { id, version, mapping, headings, fields } = done(
    await hr.send({
      method: 'POST',
      path: '/api/imports?importer=hr.employees&name=template.csv',
      body: text,
      headers: { 'content-type': 'application/octet-stream' },
    }),
  );
  expect(fields.map(({ key }) => mapping[key])).toEqual(fields.map((_, place) => place));
  expect(headings).toEqual(fields.map(({ label }) => label));
  done(await hr.post(`/api/imports/${id}/mapping`, { version, mapping }));
  expect((await get(id)).counts.ready).toBe(1);
});

test('the job says what it came to', async () => {
  const { jobId } = await run(await check(['Meera,Rao,meera@acme.test,,2024-01-31,,']));
  expect((await hr.get(`/api/jobs/${String(jobId)}`)).body).toMatchObject({
    ...{ state: 'done', title: 'Import: Employees', result: { created: 1 } },
  });
});
