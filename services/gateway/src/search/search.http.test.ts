import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Employee, SearchAnswer } from '@atrium/contracts';
import { ReleaseService } from '@atrium/registry';
import { TestPortal, writeBuiltRemote, type HttpClient, type TestCompany, placeOf } from '@atrium/testing';
import { Contributions, Jobs, TenantDb } from '@atrium/platform';
import { ReaderSearch, rebuildSearch, SearchSource } from '@atrium/records';

let portal: TestPortal;
let acme: TestCompany;
let other: TestCompany;
let priya: Employee;

beforeAll(async () => {
  portal = await TestPortal.start();
  const remote = await writeBuiltRemote({ id: 'hr' });
  await portal.app.get(ReleaseService).publishReleases([remote.folder]);
  await remote.remove();
  [acme, other] = [await portal.company(), await portal.company()];
  priya = await addEmployee(acme, 'Priya', 'Sharma');
  await addEmployee(acme, 'Meera', 'Priyanka');
  await addEmployee(acme, 'Zoë', 'O’Neil');
  await addEmployee(other, 'Priya', 'Elsewhere');
});
afterAll(() => portal.close());

async function addEmployee({ admin }: TestCompany, firstName: string, lastName: string): Promise<Employee> {
  const workEmail = `${firstName}.${lastName}@work.test`.replace(/[^a-z.@]/gi, '');
  const job = {
    designationId: await placeOf(admin, 'designations', 'Designer'),
    departmentId: await placeOf(admin, 'departments', 'Web'),
    employmentType: 'permanent',
  };
  const rest = { phone: null, joiningDate: '2026-01-05', timezone: 'Asia/Kolkata', managerId: null };
  const body = { firstName, lastName, workEmail, ...job, ...rest, invite: false };
  const answer = await admin.post<Employee>('/api/hr/employees', body);
  expect(answer.status).toBe(201);
  return answer.body;
}

async function search(query: string, by: HttpClient = acme.admin): Promise<SearchAnswer['groups']> {
  await portal.settle();
  const { status, body } = await by.get<SearchAnswer>(`/api/search?q=${query}`);
  expect(status).toBe(200);
  return body.groups;
}
const titles = async (query: string, by?: HttpClient) =>
  (await search(query, by)).flatMap(({ kind, items }) => items.map(({ title }) => `${kind} ${title}`));

async function changePriya(change: object, path = ''): Promise<void> {
  const url = `/api/hr/employees/${priya.id}`;
  const body = { version: priya.version, ...change };
  const { status, body: changed } = await (path
    ? acme.admin.post<Employee>(`${url}/${path}`, body)
    : acme.admin.patch<Employee>(url, body));
  expect([200, 201]).toContain(status);
  priya = changed;
}

test('names that begin with the text come first, each with its kind', async () => {
  expect(await search('priya')).toEqual([
    {
      kind: 'employee',
      items: [
        expect.objectContaining({
          title: 'Priya Sharma',
          detail: expect.stringMatching(/^E\d{4} · Designer · Web$/),
        }),
        expect.objectContaining({ title: 'Meera Priyanka', lookup: 'meera.priyanka@work.test' }),
      ],
      total: 2,
      totalIsExact: true,
    },
  ]);
});

test.each([
  ['several words in any order', 'sharma%20PRI', 'employee Priya Sharma'],
  ['an e-mail', 'priya.sharma@', 'employee Priya Sharma'],
  ['a code', () => priya.code, 'employee Priya Sharma'],
  ['one letter', 'z', 'employee Zoë O’Neil'],
  ['a missing letter', 'shrma', 'employee Priya Sharma'],
  ['a letter too many', 'meeera', 'employee Meera Priyanka'],
  ['two misspelt words', 'shrma%20prya', 'employee Priya Sharma'],
  ['a misspelt word beside a right one', 'meera%20pryanka', 'employee Meera Priyanka'],
])('%s finds', async (_, text, expected) => {
  expect(await titles(typeof text === 'string' ? text : text())).toContain(expected);
});

test.each(['', '%25', '_', '%5C', "'%20or%201=1--", 'xyzzyx', '%00'])('%j finds nothing', async (text) => {
  const { status, body } = await acme.admin.get(`/api/search?q=${text}`);
  expect(status === 400 || body.groups.length === 0).toBe(true);
});

test('only people who may read accounts find them; a search can be limited to one kind', async () => {
  const { email } = acme.admin.user;
  expect((await search(email)).map(({ kind }) => kind).sort()).toEqual(['employee', 'user']);
  expect((await search(`${email}&kind=user`)).map(({ kind }) => kind)).toEqual(['user']);
  expect((await search(email, await acme.person('hr'))).map(({ kind }) => kind)).toEqual(['employee']);
});

test.each(['employee', 'teamLeader'] as const)('a %s finds nobody', async (role) => {
  expect(await search('priya', await acme.person(role))).toEqual([]);
});

test('a company finds only its own records, and the function finds nothing without a company', async () => {
  expect(await titles('priya', other.admin)).toEqual(['employee Priya Elsewhere']);
  const rows = await portal.database.query("select * from search_documents('priya', '{employee}', 5)");
  expect(rows).toEqual([]);
});

test('a new name is found and the old one no longer is', async () => {
  await changePriya({ firstName: 'Gauri', workEmail: 'gauri@work.test' });
  expect(await titles('gauri')).toEqual(['employee Gauri Sharma']);
  expect(await titles('priya')).toEqual(['employee Meera Priyanka']);
});

test('an archived person is not found until they are back', async () => {
  await changePriya({}, 'archive');
  expect(await titles('gauri')).toEqual([]);
  await changePriya({}, 'restore');
  expect(await titles('gauri')).toEqual(['employee Gauri Sharma']);
});

test('a deactivated account is not found', async () => {
  const person = await acme.person('employee', { firstName: 'Tarun', lastName: 'Bose' });
  expect(await titles('tarun')).toContain('user Tarun Bose');
  const { version } = (await acme.admin.get(`/api/users/${person.user.id}`)).body;
  await acme.admin.post(`/api/users/${person.user.id}/deactivate`, { version });
  expect(await titles('tarun')).toEqual(['employee Tarun Bose']);
});

test('while an app is off its records are not found', async () => {
  await acme.admin.put('/api/apps/hr', { enabled: false });
  expect(await titles('gauri')).toEqual([]);
  await acme.admin.put('/api/apps/hr', { enabled: true });
  expect(await titles('gauri')).toEqual(['employee Gauri Sharma']);
});

test('the job writes missing documents, removes those without a record, and leaves the rest', async () => {
  await portal.database.query('delete from search_document where company_id = $1 and id = $2', [
    acme.id,
    priya.id,
  ]);
  await portal.database.query(
    `insert into search_document (company_id, kind, id, title, lookup, keywords) values ($1, 'employee', $2, 'Gauri Gone', '', '')`,
    [acme.id, randomUUID()],
  );
  expect(await titles('gauri')).toEqual(['employee Gauri Gone']);
  const unchanged = () =>
    portal.database.query(
      `select xmin from search_document where company_id = $1 and title = 'Meera Priyanka'`,
      [acme.id],
    );
  const before = await unchanged();
  await portal.app.get(TenantDb).run(acme.id, () => portal.app.get(Jobs).enqueue(rebuildSearch, {}));
  expect(await titles('gauri')).toEqual(['employee Gauri Sharma']);
  expect(await unchanged()).toEqual(before);
});

test('every kind that a service finds opens in a remote or in the shell', async () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const remotes = await readdir(path.join(root, 'remotes'));
  const files = remotes.map((name) => path.join('remotes', name, 'src/remote.ts'));
  // Each says which kinds it shows.
  const texts = await Promise.all(
    [...files, 'shell/src/search/use-search-kinds.ts'].map((file) => readFile(path.join(root, file), 'utf8')),
  );
  const shown = texts.flatMap((text) => [...text.matchAll(/kind: '([^']+)'/g)].map(([, kind]) => kind));
  const found = [
    ...portal.app
      .get(Contributions)
      .of(SearchSource)
      .map(({ kind }) => kind),
    ...portal.app
      .get(Contributions)
      .of(ReaderSearch)
      .map(({ key }) => key),
  ];
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((kind) => !shown.includes(kind))).toEqual([]);
});
