import type { Department, Employee, Import, Page } from '@atrium/contracts';
import { TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { done, importDesk } from '../testing/import-desk.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());
beforeEach(async () => {
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hr = await acme.person('hr');
});

const { check, checkFile, run, faultsOf, list } = importDesk(
  () => portal,
  () => hr,
);

test('managers are named by their full name, of the company and of the file', async () => {
  await run(await check(['Meera,Iyer,meera@acme.test,,2024-01-31,,']));
  const checked = await check([
    'Ravi,Sen,ravi@acme.test,,2024-01-31,meera  IYER,',
    'Tara,Das,tara@acme.test,,2024-01-31,Ravi Sen,',
  ]);
  expect(await faultsOf(checked, 'faulty')).toEqual([]);
  await run(checked);
  const managers = new Map((await list()).map(({ workEmail, manager }) => [workEmail, manager?.name]));
  expect([managers.get('ravi@acme.test'), managers.get('tara@acme.test')]).toEqual([
    'Meera Iyer',
    'Ravi Sen',
  ]);
});

test('a name that several have is refused, and they are named', async () => {
  await run(await check(['Meera,Iyer,meera@acme.test,,2024-01-31,,']));
  const several = (emails: string) =>
    `manager: Several people have this name: ${emails}. Write one of these instead.`;
  const checked = await check([
    'Meera,Iyer,meera2@acme.test,,2024-01-31,,',
    'Om,Rao,om@acme.test,,2024-01-31,,',
    'Om,Rao,om2@acme.test,,2024-01-31,,',
    'Ravi,Sen,ravi@acme.test,,2024-01-31,Meera Iyer,',
    'Tara,Das,tara@acme.test,,2024-01-31,Om Rao,',
    'Uma,Das,uma@acme.test,,2024-01-31,Nobody Here,',
  ]);
  expect(await faultsOf(checked, 'faulty')).toEqual([
    [5, several('meera@acme.test, meera2@acme.test')],
    [6, several('om@acme.test, om2@acme.test')],
    [7, 'manager: No current employee, and no valid row of this file, has this code, email or name.'],
  ]);
});

test('the export of one company goes into another with all that it says', async () => {
  await run(
    await checkFile('hr.employees', [
      'Name,Email,Code,Joined,Manager,Mobile,Probation until,Date of birth',
      'Tara Das,tara@acme.test,B-3,2026-10-31,B-2,,2027-04-30,1994-06-30',
      'Meera Iyer,meera@acme.test,B-1,2023-04-01,,98123 45678,,',
      'Ravi Sen,ravi@acme.test,B-2,2024-01-31,B-1,,,1990-02-28',
    ]),
  );
  const columns =
    'name,code,department,joiningDate,manager,employmentType,workEmail,phone,confirmDate,birthDate';
  const query = `list=hr.employees&format=csv&search=acme.test&columns=${columns}`;
  const own = new Set((await list('search=B-')).map(({ workEmail }) => workEmail));
  const { text } = await hr.get(`/api/exports?${query}`);
  const lines = text.replace('\ufeff', '').split('\r\n');
  const file = lines.filter((line, at) => at === 0 || [...own].some((email) => line.includes(email)));
  const before = (await list('search=B-')).map(told);
  expect(before[2]).toEqual([
    'B-3',
    'Tara',
    'Das',
    null,
    '2026-10-31',
    '2027-04-30',
    '1994-06-30',
    'Ravi Sen',
  ]);

  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hr = await acme.person('hr');
  const checked: Import = await checkFile('hr.employees', file);
  expect([checked.counts.ready, await faultsOf(checked, 'faulty')]).toEqual([3, []]);
  await run(checked);
  expect((await list('search=B-')).map(told)).toEqual(before);
});

const told = (person: Employee) => {
  const { code, firstName, lastName, phone, joiningDate, confirmDate, birthDate, manager } = person;
  return [code, firstName, lastName, phone, joiningDate, confirmDate, birthDate, manager?.name];
};

test('numbers without a country code are of the company’s country, or of the one that is chosen', async () => {
  const dubai = await portal.company({ timezone: 'Asia/Dubai' });
  const admin = dubai.admin;
  const sent = await admin.send({
    method: 'POST',
    path: '/api/imports?importer=hr.employees&name=people.csv',
    body: 'Name,Email,Joined,Mobile\nMeera Iyer,meera@dubai.test,2024-01-31,050 123 4567',
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { id, version, mapping, choices } = done(sent);
  expect(choices.find(({ key }) => key === 'country')?.value).toBe('AE');
  const mapped = done(await admin.post(`/api/imports/${id}/mapping`, { version, mapping }));
  await portal.settle();
  const state = async (path: string) => (await admin.get<Import>(`/api/imports/${id}${path}`)).body;
  expect((await state('')).counts).toMatchObject({ ready: 1, faulty: 0 });
  const again = { version: mapped.version + 1, mapping, choices: { country: 'IN' } };
  const current = await state('');
  done(await admin.post(`/api/imports/${id}/mapping`, { ...again, version: current.version }));
  await portal.settle();
  expect((await state('')).counts).toMatchObject({ ready: 0, faulty: 1 });
});

test('a row with a value or a name that this release does not know is refused, and the others come in', async () => {
  const lines = ['Name,Code,Leader,Part of', 'Valued,,,', 'Named,,Asha Rao,', 'Whole,,Asha Rao,'];
  const checked = await checkFile('hr.departments', lines);
  const store = (line: number, content: string) =>
    portal.database.query(
      `update data_import_row set content = ${content} where import_id = $1 and line = ${String(line)}`,
      [checked.id],
    );
  await store(2, `jsonb_set(content, '{values,shortName}', '"V"')`);
  await store(3, `jsonb_set(content #- '{names,leaderId}', '{names,headId}', content #> '{names,leaderId}')`);
  const done = await run(checked);
  expect(done).toMatchObject({ state: 'done', counts: { created: 1, rejected: 2 } });
  const again = expect.stringContaining('Import the file again');
  expect(await faultsOf(done, 'rejected')).toEqual([
    [2, again],
    [3, again],
  ]);
  const kept = await hr.get<Page<Department>>('/api/hr/departments');
  expect(kept.body.items.map(({ name }) => name)).toContain('Whole');
});
