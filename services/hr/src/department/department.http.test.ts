import type { Department, Employee } from '@atrium/contracts';
import { placeOf, TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';
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

const path = (id = '', step = '') => `/api/hr/departments${id && `/${id}`}${step && `/${step}`}`;
const refused = ({ status, body }: Answer) => [status, body.error.code, body.error.fields];
const list = async (query = ''): Promise<Department[]> => (await hr.get(`${path()}?${query}`)).body.items;

async function make(name: string, given: object = {}): Promise<Department> {
  const body = { name, code: null, leaderId: null, parentId: null, ...given };
  const answer = await hr.post<Department>(path(), body);
  expect([name, answer.status]).toEqual([name, 201]);
  return answer.body;
}

async function employ(departmentId: string): Promise<Employee> {
  const [{ id, version }] = (await hr.get('/api/hr/employees?search=asha')).body.items as [Employee];
  return (await hr.patch<Employee>(`/api/hr/employees/${id}`, { version, departmentId })).body;
}

test('a department has a leader, a parent and people, and its new name stands on them at once', async () => {
  const studio = await make('Studio', { code: 'STU' });
  const asha = await employ(studio.id);
  const design = await make('Design', { leaderId: asha.id, parentId: studio.id });
  expect(design).toMatchObject({
    leader: { id: asha.id, name: 'Asha Rao' },
    parent: { id: studio.id, name: 'Studio' },
    people: 0,
    status: 'active',
    version: 1,
    allowedTransitions: ['update', 'archive', 'merge'],
  });
  const renamed = (await hr.patch(path(studio.id), { version: 1, name: 'Atelier' })).body;
  expect(renamed).toMatchObject({ name: 'Atelier', people: 1, version: 2 });
  const [found] = (await hr.get('/api/hr/employees?department=Atelier')).body.items;
  expect(found).toMatchObject({ id: asha.id, department: { id: studio.id, name: 'Atelier' } });
  expect((await list('search=stu')).map(({ name }) => name)).toEqual(['Atelier']);
  expect((await list(`leader=${asha.id}&sort=-name`)).map(({ name }) => name)).toEqual(['Design']);
});

test('invalid values are reported beside their fields', async () => {
  const [studio, other] = [await make('Studio', { code: 'S' }), await make('Other')];
  const part = await make('Part', { parentId: studio.id });
  const { version } = studio;
  const body = { name: 'STUDIO', code: null, leaderId: null, parentId: null };
  expect(refused(await hr.post(path(), body))).toEqual([
    409,
    'DEPARTMENT_NAME_TAKEN',
    { name: 'Another department has this name.' },
  ]);
  expect(refused(await hr.patch(path(other.id), { version: 1, code: 's' }))[2]).toEqual({
    code: 'Another department has this code.',
  });
  expect(refused(await hr.patch(path(studio.id), { version, parentId: part.id }))).toEqual([
    409,
    'DEPARTMENT_CIRCLE',
    { parentId: 'This department belongs to the one you are editing.' },
  ]);
  expect((await hr.patch(path(studio.id), { version, parentId: studio.id })).status).toBe(409);
  await hr.post(path(other.id, 'archive'), { version: 1, successorId: null });
  expect(refused(await hr.patch(path(part.id), { version: 1, parentId: other.id }))[2]).toEqual({
    parentId: 'Choose a department that is not archived.',
  });
  const [asha] = (await hr.get('/api/hr/employees?search=asha')).body.items as [Employee];
  const change = { version: asha.version, departmentId: other.id };
  expect(refused(await hr.patch(`/api/hr/employees/${asha.id}`, change))[2]).toEqual({
    departmentId: 'Choose a department that is not archived.',
  });
});

test('it is archived when it is empty, or with a successor', async () => {
  const [studio, heir] = [await make('Studio'), await make('Heir')];
  const part = await make('Part', { parentId: studio.id });
  const asha = await employ(studio.id);
  const archive = (successorId: string | null) =>
    hr.post(path(studio.id, 'archive'), { version: studio.version, successorId });
  expect(refused(await archive(null)).slice(0, 2)).toEqual([409, 'DEPARTMENT_IN_USE']);
  expect(refused(await archive(studio.id))[2]).toEqual({
    successorId: 'Choose another department that is not archived.',
  });
  expect((await archive(heir.id)).body).toMatchObject({ status: 'archived', people: 0 });
  expect((await hr.get(`/api/hr/employees/${asha.id}`)).body.department).toEqual({
    id: heir.id,
    name: 'Heir',
  });
  expect((await hr.get(path(part.id))).body.parent).toEqual({ id: heir.id, name: 'Heir' });
  expect((await list()).map(({ name }) => name)).toEqual(['Heir', 'Part']);
  await make('studio');
  const restore = await hr.post(path(studio.id, 'restore'), { version: studio.version + 1 });
  expect(refused(restore).slice(0, 2)).toEqual([409, 'DEPARTMENT_NAME_TAKEN']);
});

test('merging into a sub-department leaves no circle, and edits made meanwhile are refused', async () => {
  const studio = await make('Studio');
  const part = await make('Part', { parentId: studio.id });
  const inner = await make('Inner', { parentId: part.id });
  const asha = await employ(studio.id);
  const merge = (intoId: string) => hr.post(path(studio.id, 'merge'), { version: studio.version, intoId });
  const [one, two] = await Promise.all([merge(inner.id), merge(part.id)]);
  expect([one.status, two.status].sort()).toEqual([200, 409]);
  const heir = one.status === 200 ? inner : part;
  expect((await hr.get(path(heir.id))).body).toMatchObject({ parent: null, people: 1 });
  const edits = [
    hr.patch(path(studio.id), { version: studio.version, name: 'Late' }),
    hr.patch(`/api/hr/employees/${asha.id}`, { version: asha.version, firstName: 'Late' }),
  ];
  for (const answer of await Promise.all(edits)) expect(refused(answer)[1]).toBe('STALE_VERSION');
  const { items } = (await acme.admin.get(`/api/audit?resource=${studio.id}`)).body;
  expect(items.map(({ action }: { action: string }) => action)).toEqual([
    'department.merge',
    'department.create',
  ]);
});

test('a file imports departments that refer to each other, and an undo removes the unused ones', async () => {
  const { checkFile, run, get, faultsOf } = importDesk(
    () => portal,
    () => hr,
  );
  await make('Old');
  const imported = await checkFile('hr.departments', [
    'Name,Code,Leader,Part of',
    'Web,WEB,,Studio',
    `Studio,STU,${acme.admin.user.email},old`,
    'web,,,',
    'Sales,,Asha Rao,',
    'Old,,,Nowhere',
    'Lost,,nobody@acme.test,Nowhere',
  ]);
  expect(await faultsOf(imported, 'known')).toEqual([[6, 'name: This record is known already.']]);
  expect(await faultsOf(imported, 'faulty')).toEqual([
    [4, 'name: Line 2 has the same name.'],
    [
      7,
      expect.stringMatching(/^parent: No department/),
      expect.stringMatching(/^leader: No current employee/),
    ],
  ]);
  const done = await run(imported);
  expect(done).toMatchObject({ state: 'done', counts: { created: 3 } });
  const [, sales, studio, web] = await list();
  expect([sales?.leader?.name, studio?.leader?.name]).toEqual(['Asha Rao', 'Asha Rao']);
  expect(web?.parent?.name).toBe('Studio');
  await employ(web?.id ?? '');
  await hr.post(`/api/imports/${done.id}/undo`, { version: done.version });
  await portal.settle();
  expect((await get(done.id)).counts).toMatchObject({ undone: 1, kept: 2 });
});

test('several are changed at once, and exported as they are shown', async () => {
  const [one, two] = [await make('One'), await make('Two')];
  await employ(two.id);
  const order = { step: 'archive', values: null, ids: [one.id, two.id], matching: null };
  const { rows } = (await hr.post(path('bulk'), order)).body;
  expect(rows.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
    null,
    expect.stringMatching(/Choose where they go/),
  ]);
  await placeOf(hr, 'departments', 'Three');
  const { text } = await hr.get('/api/exports?list=hr.departments&format=csv&columns=name,people,status');
  expect(text.replace('\ufeff', '').trimEnd().split('\r\n')).toEqual([
    '"Name","People","Status"',
    '"Three",0,"Active"',
    '"Two",1,"Active"',
  ]);
});
