import type { Employee, Import, ImportRows, Page, User } from '@atrium/contracts';
import { Secrets } from '@atrium/platform';
import { TEST_PASSWORD, TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';
import { MAIL_LIMITS, mailKeys } from '@atrium/reach';

let portal: TestPortal;
let company: TestCompany;
let admin: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await portal.company();
  admin = company.admin;
});

const HEAD = 'Name,E-mail,Role,Department';
const done = ({ status, text, body }: Answer): Import => {
  if (status > 201) throw new Error(`${String(status)}: ${text}`);
  return body as Import;
};
const upload = (lines: string[], person = admin): Promise<Answer> =>
  person.send({
    method: 'POST',
    path: '/api/imports?importer=identity.invitations&name=pasted.csv',
    body: [HEAD, ...lines].join('\n'),
    headers: { 'content-type': 'application/octet-stream' },
  });
const get = async (id: string): Promise<Import> => {
  await portal.settle();
  return (await admin.get<Import>(`/api/imports/${id}`)).body;
};
async function check(lines: string[], person = admin): Promise<Import> {
  const { id, version, mapping } = done(await upload(lines, person));
  done(await person.post(`/api/imports/${id}/mapping`, { version, mapping }));
  return get(id);
}
const start = ({ id, version }: Import) => admin.post(`/api/imports/${id}/run`, { version, follow: false });
const faultsOf = async ({ id }: Import, state: string) => {
  const { items } = (await admin.get<ImportRows>(`/api/imports/${id}/rows?state=${state}`)).body;
  return items.map(({ line, faults: [fault] }) => [line, fault?.field, fault?.words]);
};
const people = async (search: string) =>
  (await admin.get<Page<User>>(`/api/users?search=${search}`)).body.items;

test('a list of people is checked, invited with a mail each, and their departments follow them to HR', async () => {
  const checked = await check([
    'Ravi Kumar,RAVI@kettle.test,Team leader,Design',
    'Asha Maria Iyer,asha@kettle.test,,',
  ]);
  expect(checked).toMatchObject({ state: 'checked', counts: { ready: 2, faulty: 0 } });
  expect(await portal.mailsTo('ravi@kettle.test')).toEqual([]);
  done(await start(checked));
  expect(await get(checked.id)).toMatchObject({ state: 'done', counts: { created: 2, rejected: 0 } });
  expect(await people('kettle.test')).toMatchObject([
    { firstName: 'Asha Maria', lastName: 'Iyer', role: 'employee', status: 'invited' },
    { firstName: 'Ravi', lastName: 'Kumar', role: 'teamLeader', email: 'ravi@kettle.test' },
  ]);
  expect(await portal.mailsTo('asha@kettle.test')).toHaveLength(1);
  const token = await portal.tokenMailedTo('ravi@kettle.test');
  const names = { firstName: 'Ravi', lastName: 'Kumar', password: TEST_PASSWORD };
  expect((await portal.browser().post('/api/auth/invitations/accept', { token, ...names })).status).toBe(200);
  await portal.settle();
  const { items } = (await admin.get<Page<Employee>>('/api/hr/employees?search=ravi%40kettle.test')).body;
  expect(items).toMatchObject([{ workEmail: 'ravi@kettle.test', department: { name: 'Design' } }]);
  const trail = (await admin.get('/api/audit?action=user.invite')).body.items;
  expect(trail).toHaveLength(2);
});

test('errors are shown beside each row, and people of other companies are not revealed', async () => {
  const other = await portal.company();
  const stranger = await other.person('employee');
  const { user: known } = await company.person('employee');
  await admin.post('/api/users/invitations', {
    email: 'waiting@kettle.test',
    firstName: 'W',
    lastName: 'W',
    role: 'hr',
  });
  const checked = await check([
    'Ravi,ravi@kettle.test,,',
    'Asha Iyer,nowhere,,',
    'Asha Iyer,a@kettle.test,King,',
    `Asha Iyer,${known.email.toUpperCase()},,`,
    'Asha Iyer,waiting@kettle.test,,',
    'Asha Iyer,twin@kettle.test,,',
    'Asha Iyer,Twin@kettle.test,,',
    `Asha Iyer,${stranger.user.email},,`,
  ]);
  expect(await faultsOf(checked, 'faulty')).toEqual([
    [2, 'name', 'Write first and last name.'],
    [3, 'email', 'Enter an email address, like name@company.com.'],
    [4, 'role', 'Choose one of these: Admin, HR, Team leader, Employee, Client.'],
    [8, 'email', 'A row above has the same email.'],
  ]);
  expect(await faultsOf(checked, 'known')).toEqual([
    [5, 'email', 'Someone in this company already uses this email.'],
    [6, 'email', 'This person is invited already. Send it again from the list of invitations.'],
  ]);
  expect((await faultsOf(checked, 'ready')).map(([line]) => line)).toEqual([7, 9]);
});

test('repeated or concurrent lists send nobody two mails', async () => {
  const lines = Array.from({ length: 30 }, (_, n) => `Ann Iyer${String(n)},p${String(n)}@kettle.test,,`);
  const [one, other] = [await check(lines), await check(lines)];
  const answers = await Promise.all([start(one), start(one), start(other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  const [first, second] = [await get(one.id), await get(other.id)];
  expect(first.counts.created + second.counts.created).toBe(30);
  expect(first.counts.rejected + second.counts.rejected).toBe(30);
  for (const n of [0, 13, 29]) expect(await portal.mailsTo(`p${String(n)}@kettle.test`)).toHaveLength(1);
});

test('invitations that nobody has accepted can be withdrawn together', async () => {
  const lines = ['Ravi Kumar,r@kettle.test,,', 'Asha Iyer,s@kettle.test,,', 'Tara Das,t@kettle.test,,'];
  const checked = await check(lines);
  done(await start(checked));
  const token = await portal.tokenMailedTo('r@kettle.test');
  await get(checked.id);
  const names = { firstName: 'Ravi', lastName: 'Kumar', password: TEST_PASSWORD };
  await portal.browser().post('/api/auth/invitations/accept', { token, ...names });
  // Whom somebody has invited again since is somebody else's business.
  const [tara] = await people('t@kettle.test');
  await admin.post(`/api/users/${tara?.id ?? ''}/resend-invitation`, { version: tara?.version });
  const { id, version } = await get(checked.id);
  done(await admin.post(`/api/imports/${id}/undo`, { version }));
  const undone = await get(id);
  expect(undone).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 2 } });
  expect(await people('s@kettle.test')).toMatchObject([{ status: 'deactivated' }]);
  expect(await people('r@kettle.test')).toMatchObject([{ status: 'active' }]);
  expect(await people('t@kettle.test')).toMatchObject([{ status: 'invited' }]);
  const late = { token: await portal.tokenMailedTo('s@kettle.test'), ...names };
  expect((await portal.browser().post('/api/auth/invitations/accept', late)).status).toBe(410);
});

test('at most 200 people at once, by people who may invite, with no more permissions than theirs', async () => {
  const many = Array.from({ length: 201 }, (_, n) => `Ann Iyer,p${String(n)}@kettle.test,,`);
  const tooMany = await upload(many);
  expect([tooMany.status, tooMany.body.error.message]).toEqual([
    400,
    'A file can have at most 200 rows. Split it.',
  ]);
  expect((await upload(['Ravi Kumar,r@kettle.test,,'], await company.person('hr'))).status).toBe(403);
  const helper = await company.person('employee');
  const path = `/api/users/${helper.user.id}/permissions`;
  const { version } = (await admin.get(path)).body;
  const users = {
    tab: 'admin',
    accessType: 'restricted',
    resources: [{ resource: 'users', actions: ['create'] }],
  };
  const entries = [{ tab: 'calendar', accessType: 'restricted', resources: [] }, users];
  expect((await admin.put(path, { version, entries })).status).toBe(200);
  const checked = await check(['Ravi Kumar,r@kettle.test,admin,', 'Ravi Kumar,s@kettle.test,,'], helper);
  expect(await faultsOf(checked, 'faulty')).toEqual([
    [2, 'role', 'You cannot give permissions that you do not have.'],
  ]);
  expect(checked.counts.ready).toBe(1);
});

test('people beyond the daily limit of mails stay in the list, with the reason', async () => {
  const checked = await check(['Ann Iyer,first@limit.test,,', 'Ben Iyer,second@limit.test,,']);
  await portal.database.query(`insert into limiter (key, hits, expires_at) values ($1, $2, '2100-01-01')`, [
    Secrets.hash(mailKeys.person(company.id, admin.user.id)),
    MAIL_LIMITS.person.limit - 1,
  ]);
  done(await start(checked));
  expect(await get(checked.id)).toMatchObject({ state: 'done', counts: { created: 1, rejected: 1 } });
  expect((await faultsOf(checked, 'rejected')).map(([, , words]) => words)).toEqual([
    'Enough emails were sent for today. Try again tomorrow.',
  ]);
  expect(await portal.mailsTo('second@limit.test')).toEqual([]);
});
