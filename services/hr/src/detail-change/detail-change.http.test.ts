import type { DetailChange, EmployeeRequest, PersonalDetails } from '@atrium/contracts';
import { TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';

const account = '501004827714';
const bank = { bankName: 'State Bank', account, accountAgain: account, ifsc: 'SBIN0009137' };

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

const CHANGES = '/api/hr/employment/changes';
const refused = ({ status, body }: Answer) => [status, body.error?.code];
const ask = (by: TestPerson, topic: string, value: unknown) =>
  by.post(CHANGES, { topic, value, reason: null });
const own = async (person: TestPerson): Promise<DetailChange> => (await person.get(CHANGES)).body.items[0];
const pathOf = async (person: TestPerson) =>
  `/api/hr/employees/${(await person.get<PersonalDetails>('/api/hr/employment/personal')).body.employeeId}`;
const read = async (by: TestPerson, id: string) => (await by.get(`/api/requests/${id}`)).body;
const decide = async (by: TestPerson, id: string, decision: 'approve' | 'decline') => {
  const { request } = await read(by, id);
  const { version, step } = request;
  const reason = decision === 'decline' ? 'Send the paper first' : null;
  return by.post(`/api/requests/${id}/decide`, { version, step, decision, reason });
};
const factsOf = ({ facts }: { facts: { label: string; value: object }[] }) =>
  facts.map(({ label, value }) => [label, ...Object.values(value).slice(1)]);

test('a detail is asked for with old and new beside each other, and changes when HR approves', async () => {
  const person = await acme.person('employee');
  expect((await ask(person, 'phone', '+919812345601')).status).toBe(201);
  const { request } = await own(person);
  expect(factsOf(await read(hr, request!.id))).toEqual([
    ['Now', '–'],
    ['New', '+919812345601'],
  ]);
  expect((await decide(hr, request!.id, 'approve')).status).toBe(200);
  expect((await hr.get(await pathOf(person))).body.phone).toBe('+919812345601');
  expect(await own(person)).toMatchObject({ topic: 'phone', before: null, state: 'approved' });
  expect(refused(await ask(person, 'phone', '+919812345601'))).toEqual([422, 'SAME_VALUE']);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect(refused(await ask(person, 'birthDate', tomorrow))).toEqual([409, 'BORN_AFTER_JOINING']);
  const id = (await pathOf(person)).split('/').at(-1)!;
  const { items } = (await hr.get(`/api/records/employee/${id}/history`)).body;
  expect(items.slice(0, 2)).toMatchObject([
    { action: 'employee.update', actor: { id: hr.user.id }, after: { phone: '+919812345601' } },
    { action: 'employee.askChange', actor: { id: person.user.id }, after: { topic: 'phone' } },
  ]);
});

test('of one detail one change waits, also when two are sent at once', async () => {
  const person = await acme.person('employee');
  const answers = await Promise.all(
    ['+919812345602', '+919812345603'].map((phone) => ask(person, 'phone', phone)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('CHANGE_WAITS');
  expect((await ask(person, 'legalName', 'Ravi K')).status).toBe(201);
  const { request } = await own(person);
  const { version } = request!;
  expect((await person.post(`/api/requests/${request!.id}/withdraw`, { version })).status).toBe(200);
  expect((await own(person)).state).toBe('withdrawn');
  expect((await ask(person, 'legalName', 'Ravi Kumar')).status).toBe(201);
});

test('HR reads all that one employee has asked for, nobody else does', async () => {
  const [person, lead] = [await acme.person('employee'), await acme.person('teamLeader')];
  await ask(person, 'phone', '+919812345604');
  const of = `/api/requests/of/${(await pathOf(person)).split('/').at(-1)!}?sort=-createdAt`;
  const ids = (await hr.get<{ items: EmployeeRequest[] }>(of)).body.items.map(({ id }) => id);
  expect(ids).toEqual([(await own(person)).request!.id]);
  for (const other of [person, lead]) expect((await other.get(of)).status).toBe(403);
  expect((await hr.get('/api/requests/of/01980000-0000-7000-8000-000000000000')).body.items).toEqual([]);
});

test('when something else is kept by now, both are shown and it is looked at alone', async () => {
  const person = await acme.person('employee');
  await ask(person, 'homeAddress', '2 Hill Road, Pune');
  const other = { legalName: null, personalEmail: null, gender: null, permanentAddress: null };
  const path = `${await pathOf(person)}/personal`;
  await hr.put(path, { ...other, version: 0, homeAddress: '3 Lake Road, Pune' });
  const { request } = await own(person);
  const detail = await read(hr, request!.id);
  expect(factsOf(detail)).toEqual([
    ['When it was asked for', '–'],
    ['Now', '3 Lake Road, Pune'],
    ['New', '2 Hill Road, Pune'],
  ]);
  expect(detail.request.warnings).toEqual(['This was changed since: approving replaces what is kept now.']);
  expect((await decide(hr, request!.id, 'decline')).status).toBe(200);
  expect((await hr.get(path)).body.homeAddress).toBe('3 Lake Road, Pune');
  expect((await own(person)).state).toBe('declined');
});

test('a bank account needs those who keep salaries and then the payroll, and is shown masked', async () => {
  const person = await acme.person('employee');
  const wrong = await ask(person, 'bank', { ...bank, accountAgain: '501004827715' });
  expect(wrong.body.error.fields).toEqual({ 'value.accountAgain': 'The two account numbers differ.' });
  expect((await ask(person, 'bank', bank)).status).toBe(201);
  const { request, after } = await own(person);
  expect(after).toBe('State Bank · •••• 7714 · •••• 9137');
  const changes = `${await pathOf(person)}/changes`;
  const [waiting] = (await hr.get(changes)).body.items as DetailChange[];
  expect(waiting).toMatchObject({ topic: 'bank', state: 'pending', after });
  const shown = await hr.post(`${changes}/show`, { changeId: waiting!.id });
  expect(shown.body).toEqual({ before: null, after: `State Bank · ${account} · SBIN0009137` });
  const other = `${await pathOf(hr)}/changes/show`;
  expect(refused(await hr.post(other, { changeId: waiting!.id }))).toEqual([404, 'NOT_FOUND']);
  const { facts, request: shownRequest } = await read(hr, request!.id);
  expect(shownRequest.warnings).toHaveLength(1);
  expect(facts).toMatchObject([
    { label: 'Bank', value: { before: { text: '–' }, after: { text: 'State Bank' } } },
    { label: 'Account', value: { after: { text: '•••• 7714' } } },
    { label: 'IFSC', value: { after: { text: '•••• 9137' } } },
  ]);
  const first = await decide(hr, request!.id, 'approve');
  expect(first.body.request).toMatchObject({ state: 'pending', step: 2 });
  expect(JSON.stringify(first.body)).not.toContain(account);
  expect((await hr.get(`${await pathOf(person)}/statutory`)).body.account).toBeNull();
  const second = await decide(acme.admin, request!.id, 'approve');
  expect(second.body.request.state).toBe('approved');
  expect((await hr.get(`${await pathOf(person)}/statutory`)).body.account).toBe('•••• 7714');
  const found = await portal.database.query('select id from detail_change where sealed like $1', [
    `%${account}%`,
  ]);
  expect(found).toEqual([]);
});

test('HR asks too, and others decide', async () => {
  await ask(hr, 'gender', 'female');
  const { request } = await own(hr);
  const waiting = (await hr.get('/api/requests/waiting')).body.items as EmployeeRequest[];
  expect(waiting.map(({ id }) => id)).not.toContain(request!.id);
  expect(factsOf(await read(acme.admin, request!.id))).toContainEqual(['New', 'Female']);
  expect((await decide(acme.admin, request!.id, 'approve')).status).toBe(200);
});
