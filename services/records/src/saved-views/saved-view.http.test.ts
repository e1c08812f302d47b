import type { CreateSavedView, SavedView } from '@atrium/contracts';
import { TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';

let portal: TestPortal;
let company: TestCompany;
let hr: TestPerson;
let otherHr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  company = await portal.company();
  hr = await company.person('hr');
  otherHr = await company.person('hr');
});
afterAll(() => portal.close());

const LIST = '/api/saved-views?list=hr.employees';
const view = (name: string, changes: Partial<CreateSavedView> = {}): CreateSavedView => ({
  list: 'hr.employees',
  name,
  shared: false,
  search: '',
  sort: '-joiningDate',
  filters: { department: 'Design,Sales', joiningDate: '2026-01-01..' },
  columns: ['name', 'joiningDate'],
  ...changes,
});
async function save(
  by: TestPerson,
  name: string,
  changes: Partial<CreateSavedView> = {},
): Promise<SavedView> {
  const { status, body } = await by.post('/api/saved-views', view(name, changes));
  expect(status).toBe(201);
  return body;
}
const namesFor = async (person: TestPerson) =>
  (await person.get(LIST)).body.items.map(({ name }: SavedView) => name);
const remove = ({ id, version }: SavedView, by: TestPerson) =>
  by.delete(`/api/saved-views/${id}`, { version });

test('a saved view is restored for its owner only, until it is shared', async () => {
  const saved = await save(hr, 'New designers');
  const { body } = await hr.get(LIST);
  expect(body.items).toEqual([saved]);
  expect(saved).toMatchObject({ ...view('New designers'), own: true, isDefault: false, version: 1 });
  expect(await namesFor(otherHr)).toEqual([]);
  const shared = await hr.patch(`/api/saved-views/${saved.id}`, { version: 1, shared: true });
  expect(shared.body).toMatchObject({ shared: true, version: 2 });
  expect(await namesFor(otherHr)).toEqual(['New designers']);
  expect((await remove(shared.body, hr)).status).toBe(200);
  expect(await namesFor(otherHr)).toEqual([]);
});

test.each<[string, Partial<CreateSavedView>]>([
  ['sort', { sort: 'salary' }],
  ['columns', { columns: ['name', 'salary'] }],
  ['columns', { columns: ['account'] }],
  ['filters', { filters: { salary: '1..2' } }],
  ['filters', { filters: { joiningDate: 'soon' } }],
  ['filters', { filters: { status: 'gone' } }],
  ['name', { name: ' ' }],
])('a view cannot carry a wrong %s', async (field, changes) => {
  const created = await hr.post('/api/saved-views', view('Wrong', changes));
  expect([created.status, Object.keys(created.body.error.fields)]).toEqual([400, [field]]);
  const right = await save(hr, `Right before ${JSON.stringify(changes)}`.slice(0, 60));
  const patched = await hr.patch(`/api/saved-views/${right.id}`, { version: 1, ...changes });
  expect([patched.status, Object.keys(patched.body.error.fields)]).toEqual([400, [field]]);
});

test('an owner uses a name only once, and a stale version is refused', async () => {
  const saved = await save(hr, 'Mine');
  const again = await hr.post('/api/saved-views', view('Mine'));
  expect([again.status, again.body.error.code]).toEqual([409, 'VIEW_NAME_TAKEN']);
  await save(otherHr, 'Mine');
  await hr.patch(`/api/saved-views/${saved.id}`, { version: 1, name: 'Still mine' });
  const stale = await hr.patch(`/api/saved-views/${saved.id}`, { version: 1, name: 'Late' });
  expect([stale.status, stale.body.error.code]).toEqual([409, 'STALE_VERSION']);
  expect((await remove(saved, hr)).body.error.code).toBe('STALE_VERSION');
});

test('each person’s list begins with the view that they chose, own or shared', async () => {
  const one = await save(hr, 'One', { shared: true });
  const two = await save(hr, 'Two', { shared: true });
  const begin = (person: TestPerson, { id, version }: SavedView, isDefault: boolean) =>
    person.patch(`/api/saved-views/${id}`, { version, isDefault });
  const defaults = async (person: TestPerson) =>
    (await person.get(LIST)).body.items
      .filter(({ isDefault }: SavedView) => isDefault)
      .map(({ name }: SavedView) => name);
  await begin(hr, one, true);
  await begin(otherHr, one, true);
  await begin(hr, two, true);
  expect([await defaults(hr), await defaults(otherHr)]).toEqual([['Two'], ['One']]);
  await begin(hr, two, false);
  expect(await defaults(hr)).toEqual([]);
  const windows = [one, two, one, two, one, two].map((view) => begin(hr, view, true));
  const answers = await Promise.all(windows);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await defaults(hr)).toHaveLength(1);
  await remove(one, hr);
  expect(await defaults(otherHr)).toEqual([]);
});

test('nobody has views of a list that they cannot read or that does not exist', async () => {
  const employee = await company.person('employee');
  expect((await employee.get(LIST)).status).toBe(403);
  expect((await employee.post('/api/saved-views', view('Mine'))).status).toBe(403);
  expect((await hr.get('/api/saved-views?list=hr.salaries')).status).toBe(404);
  expect((await hr.get('/api/saved-views')).status).toBe(400);
});

test('a view that is not shared does not exist for others, nor for another company', async () => {
  const secret = await save(hr, 'Secret');
  const other = await portal.company();
  for (const stranger of [otherHr, company.admin, other.admin]) {
    const answer = await stranger.patch(`/api/saved-views/${secret.id}`, { version: 1, isDefault: true });
    expect(answer.status).toBe(404);
    expect((await remove(secret, stranger)).status).toBe(404);
  }
});

test('sharing needs the permission to change the list’s records', async () => {
  const reader = await company.person('employee');
  await portal.database.query('delete from permission_entry where company_id = $1 and user_id = $2', [
    company.id,
    reader.user.id,
  ]);
  await portal.database.query('insert into permission_entry values ($1, $2, $3, $4, $5)', [
    company.id,
    reader.user.id,
    'hrOperations',
    'restricted',
    JSON.stringify([{ resource: 'addEmployee', actions: ['read'] }]),
  ]);
  const person = await company.signIn(reader.user.email);
  expect((await person.get(LIST)).body.mayShare).toBe(false);
  const own = await save(person, 'For me');
  expect((await person.post('/api/saved-views', view('For all', { shared: true }))).status).toBe(403);
  expect((await person.patch(`/api/saved-views/${own.id}`, { version: 1, shared: true })).status).toBe(403);
  const shared = await save(hr, 'For everybody', { shared: true });
  expect((await person.patch(`/api/saved-views/${shared.id}`, { version: 1, name: 'Mine' })).status).toBe(
    403,
  );
  expect((await otherHr.patch(`/api/saved-views/${shared.id}`, { version: 1, name: 'Ours' })).status).toBe(
    200,
  );
});
