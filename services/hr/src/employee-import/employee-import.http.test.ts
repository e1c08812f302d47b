import { TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { done, HEAD, importDesk } from '../testing/import-desk.factory.js';

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

const { get, check, run, faultsOf, list, emails } = importDesk(
  () => portal,
  () => hr,
);

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
  expect(checked).toMatchObject({ state: 'checked', counts: { ready: 2, known: 1, faulty: 7 } });
  expect(await faultsOf(checked, 'known')).toEqual([[8, 'workEmail: This record is known already.']]);
  expect(await faultsOf(checked, 'faulty')).toEqual([
    [4, 'lastName: Enter a name.'],
    [
      5,
      'workEmail: Enter an email address, like name@company.com.',
      'joiningDate: Enter a date, like 2026-04-30.',
      'phone: Enter a phone number, like +91 98123 45678.',
    ],
    [6, 'workEmail: Line 2 has the same email.'],
    [7, 'code: Line 3 has the same code.'],
    [9, 'manager: No current employee, and no valid row of this file, has this code, email or name.'],
    [10, 'manager: Their managers report to each other in a circle.'],
    [11, 'manager: Their manager, in line 7, has errors.'],
  ]);
  const imported = await run(checked);
  expect(imported).toMatchObject({ state: 'done', counts: { created: 2, rejected: 0, faulty: 7 } });
  const ravi = (await list('search=ravi@')).find(({ lastName }) => lastName === 'Iyer');
  expect(ravi).toMatchObject({
    lastName: 'Iyer',
    workEmail: 'ravi@acme.test',
    phone: '+919812345678',
    joiningDate: '2025-04-30',
    employmentType: 'permanent',
    timezone: 'Asia/Kolkata',
    manager: { name: 'Meera Rao' },
    status: 'active',
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

const quoted = (line: string): string =>
  line
    .split(',')
    .map((cell) => `"${cell}"`)
    .join(',');

test('the refused rows come back as a file, which can be corrected and imported', async () => {
  const checked = await check(['=Zoya,,zoya@acme.test,,2024-01-31,,']);
  const { status, text } = await hr.get(`/api/import-files/refused?format=csv&id=${checked.id}`);
  expect([status, text.replace('\ufeff', '')]).toEqual([
    200,
    `${quoted(`${HEAD},Reason`)}\r\n${quoted("'=Zoya,,zoya@acme.test,,2024-01-31,,,Last name: Enter a name.")}\r\n`,
  ]);
});

test('undo removes what nobody has touched, says what it leaves, and frees e-mails and codes', async () => {
  const lines = [
    'Meera,Rao,meera@acme.test,B-1,2024-01-31,,',
    'Ravi,Iyer,ravi@acme.test,B-2,2024-01-31,B-1,',
    'Zoya,Iyer,zoya@acme.test,B-3,2024-01-31,,',
  ];
  const imported = await run(await check(lines));
  expect(await foundInSearch('zoya')).toEqual(['Zoya Iyer']);
  const before = await list();
  const ravi = before.find(({ code }) => code === 'B-2');
  await hr.patch(`/api/hr/employees/${String(ravi?.id)}`, { version: ravi?.version, phone: '+919812345679' });
  const { id, version } = imported;
  done(await hr.post(`/api/imports/${id}/undo`, { version }));
  const undone = await get(id);
  expect(undone).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 2 }, allowedTransitions: [] });
  expect(await faultsOf(undone, 'kept')).toEqual([
    [2, expect.stringMatching(/people who report to them/)],
    [3, expect.stringMatching(/has changed this employee since/)],
  ]);
  expect(await emails()).not.toContain('zoya@acme.test');
  expect(await foundInSearch('zoya')).toEqual([]);
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

test('a file as people keep it: the name in one column, a boss, and a joining', async () => {
  const { id, version, mapping } = done(
    await hr.send({
      method: 'POST',
      path: '/api/imports?importer=hr.employees&name=staff.csv',
      body: 'Name;E-mail;Boss;Joining;Type\nAsha Maria Rao;asha@acme.test;;30/04/2024;Sometimes\nRavi Iyer;ravi@acme.test;;30/04/2024;',
      headers: { 'content-type': 'application/octet-stream' },
    }),
  );
  expect(mapping).toMatchObject({
    fullName: 0,
    workEmail: 1,
    manager: 2,
    joiningDate: 3,
    employmentType: 4,
    firstName: null,
  });
  done(await hr.post(`/api/imports/${id}/mapping`, { version, mapping }));
  const checked = await get(id);
  expect(await faultsOf(checked, 'faulty')).toEqual([
    [2, expect.stringMatching(/^employmentType: Choose one of these: Permanent, /)],
  ]);
  await run(checked);
  expect(await list('search=ravi@acme.test')).toMatchObject([{ firstName: 'Ravi', lastName: 'Iyer' }]);
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
  // A single column for the full name is only for files from elsewhere.
  const shown = fields.filter(({ key }) => key !== 'fullName');
  expect(shown.map(({ key }) => mapping[key])).toEqual(shown.map((_, place) => place));
  expect(headings).toEqual(shown.map(({ label }) => label));
  done(await hr.post(`/api/imports/${id}/mapping`, { version, mapping }));
  expect((await get(id)).counts.ready).toBe(1);
});

/** Titles of the employees that the portal's search finds, once the search documents are written. */
async function foundInSearch(q: string): Promise<string[]> {
  await portal.settle();
  const { body } = await hr.get<{ groups: { items: { title: string }[] }[] }>(
    `/api/search?kind=employee&q=${q}`,
  );
  return body.groups.flatMap(({ items }) => items.map(({ title }) => title));
}
