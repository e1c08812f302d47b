import type { PermissionEntry, PersonalDetails } from '@atrium/contracts';
import { Sealer, TenantDb } from '@atrium/platform';
import {
  draftRequest,
  readOperations,
  TestPortal,
  writeRequest,
  type Answer,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { StatutorySecrets } from './statutory.repository.js';

const PAN = 'QWERT4821F';
const bank = {
  bankName: 'State Bank',
  account: '501004827714',
  accountAgain: '501004827714',
  ifsc: 'SBIN0009137',
};

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let lead: TestPerson;
let ravi: TestPerson;
/** Keeps employees, and nothing else. */
let keeper: TestPerson;
let clerk: TestPerson;
let raviId: string;
let path: string;

const own = async (person: TestPerson) =>
  (await person.get<PersonalDetails>('/api/hr/employment/personal')).body;
const refused = ({ status, body }: Answer) => [status, body.error?.code];
const EMPLOYEES: PermissionEntry = {
  tab: 'hrOperations',
  accessType: 'restricted',
  resources: [{ resource: 'addEmployee', actions: ['read', 'create', 'update'] }],
};

beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  [hr, lead, ravi, keeper, clerk] = [
    await acme.person('hr'),
    await acme.person('teamLeader'),
    await acme.person('employee'),
    await acme.person('hr', { firstName: 'Kiran' }),
    await acme.person('employee', { firstName: 'Imran' }),
  ];
  const rights = `/api/users/${keeper.user.id}/permissions`;
  const { version } = (await acme.admin.get(rights)).body;
  expect((await acme.admin.put(rights, { version, entries: [EMPLOYEES] })).status).toBe(200);
  raviId = (await own(ravi)).employeeId;
  path = `/api/hr/employees/${raviId}`;
  const record = (await hr.get(path)).body;
  const { employeeId: managerId } = await own(lead);
  expect((await hr.patch(path, { version: record.version, managerId })).status).toBe(200);
});
afterAll(() => portal.close());

const details = {
  legalName: 'Ravi Kumar',
  personalEmail: 'ravi@home.test',
  gender: 'male',
  homeAddress: '1 Lake Road\nPune',
  permanentAddress: null,
};
const mother = { name: 'Sita Kumar', relation: 'Mother', phone: '+919812345601' };

test('personal details are HR’s and the person’s own; whom to call, also of whoever leads them', async () => {
  const saved = await hr.put(`${path}/personal`, { ...details, version: 0 });
  expect(saved.body).toMatchObject({ ...details, version: 1, emergencyContacts: [] });
  expect(refused(await hr.put(`${path}/personal`, { ...details, version: 0 }))).toEqual([
    409,
    'STALE_VERSION',
  ]);
  const body = { version: 1, contacts: [mother] };
  expect((await ravi.put('/api/hr/employment/emergency-contacts', body)).body.version).toBe(2);
  expect(await own(ravi)).toMatchObject({ ...details, emergencyContacts: [mother] });
  const contacts = `${path}/emergency-contacts`;
  expect((await lead.get(contacts)).body).toEqual({ items: [mother] });
  expect((await lead.get(`${path}/personal`)).status).toBe(403);
  const stranger = await acme.person('teamLeader');
  expect((await stranger.get(contacts)).status).toBe(404);
  const profile = `/api/hr/people/${ravi.user.id}`;
  expect((await stranger.get(profile)).body).toMatchObject({ employeeId: raviId, mayCall: false });
  expect((await lead.get(profile)).body).toMatchObject({ workEmail: ravi.user.email, mayCall: true });
  const { items } = (await hr.get(`/api/records/employee/${raviId}/history`)).body;
  expect(items[0]).toMatchObject({
    action: 'employee.changePersonal',
    before: { emergencyContacts: [] },
    after: { emergencyContacts: ['Sita Kumar, Mother, +919812345601'] },
  });
});

test('numbers are kept masked; each full one is for those with the right, and on record', async () => {
  const wrong = { version: 0, pan: 'QWERT48211', bank: { ...bank, accountAgain: '501004827715' } };
  expect((await hr.patch(`${path}/statutory`, wrong)).body.error.fields).toEqual({
    pan: 'The PAN has five letters, four digits, one letter.',
    'bank.accountAgain': 'The two account numbers differ.',
  });
  const saved = await hr.patch(`${path}/statutory`, {
    version: 0,
    pan: 'qwert 4821 f',
    bank,
    taxRegime: 'new',
  });
  expect(saved.body).toMatchObject({
    pan: '•••• 821F',
    account: '•••• 7714',
    ifsc: '•••• 9137',
    bankName: 'State Bank',
    uan: null,
    taxRegime: 'new',
    lastShown: null,
    version: 1,
  });
  const show = (by: TestPerson, field: string) => by.post(`${path}/statutory/show`, { field });
  expect((await show(hr, 'account')).body).toEqual({ value: bank.account });
  expect(refused(await show(hr, 'uan'))).toEqual([404, 'NOT_FOUND']);
  expect((await hr.get(`${path}/statutory`)).body.lastShown.by).toBe('Ravi hr');
  expect((await ravi.post('/api/hr/employment/statutory/show', { field: 'pan' })).body).toEqual({
    value: PAN,
  });
  for (const by of [keeper, lead]) {
    expect((await by.get(`${path}/statutory`)).status).toBe(403);
    expect((await show(by, 'pan')).status).toBe(403);
    expect((await by.patch(`${path}/statutory`, { version: 1, pan: null })).status).toBe(403);
  }
  const { items } = (await hr.get(`/api/records/employee/${raviId}/history`)).body;
  expect(items.slice(0, 2)).toMatchObject([
    { action: 'employee.showStatutory', actor: { id: ravi.user.id }, after: { shown: 'pan' } },
    { action: 'employee.showStatutory', actor: { id: hr.user.id }, after: { shown: 'account' } },
  ]);
});

test('which details are empty is said as far as the reader may see them', async () => {
  const empty = async (by: TestPerson) => (await by.get(`${path}/empty-details`)).body;
  expect(await empty(hr)).toEqual({ items: ['permanentAddress', 'uan'] });
  expect(await empty(keeper)).toEqual({ items: ['permanentAddress'] });
  expect(refused(await hr.get(`/api/hr/employees/${acme.id}/empty-details`))).toEqual([404, 'NOT_FOUND']);
});

test('who changes the account is told at work and at home, without the account', async () => {
  const { version } = (await hr.get(`${path}/statutory`)).body;
  const account = '501004827719';
  await hr.patch(`${path}/statutory`, { version, bank: { ...bank, account, accountAgain: account } });
  for (const email of [ravi.user.email, details.personalEmail]) {
    const mail = (await portal.mailsTo(email)).at(-1);
    expect(mail?.subject).toBe('The bank account for your pay at Acme was changed');
    expect(mail?.text).not.toContain(account);
  }
  await hr.patch(`${path}/statutory`, { version: version + 1, bank });
});

test('finance reads and sets them without keeping employees, and a new key finds every sealed text', async () => {
  const rights = `/api/users/${clerk.user.id}/permissions`;
  const { version } = (await acme.admin.get(rights)).body;
  const payroll = { resource: 'payroll', actions: ['read', 'update'] };
  const entries = [{ tab: 'finance', accessType: 'restricted', resources: [payroll] }];
  expect((await acme.admin.put(rights, { version, entries })).status).toBe(200);
  expect((await clerk.get(`${path}/statutory`)).body.account).toBe('•••• 7714');
  expect((await clerk.get(`${path}/personal`)).status).toBe(403);
  const { app } = portal;
  await app.get(TenantDb).run(acme.id, async () => {
    const secrets = app.get(StatutorySecrets);
    const [row] = await secrets.listOthers('newest');
    const sealer = app.get(Sealer);
    const renewed = sealer.seal(secrets.purpose, sealer.open(secrets.purpose, row!.sealed));
    await secrets.replace(row!, renewed);
    expect(await secrets.listOthers('newest')).toEqual([{ id: raviId, sealed: renewed }]);
  });
  expect((await clerk.get(`${path}/statutory`)).body.account).toBe('•••• 7714');
});

// Every operation that reads, as each of them, with every id that it could take.
test('no operation, and no table, gives a number away; masked ones only where there is the right', async () => {
  const uan = '100204826619';
  await ravi.post('/api/hr/employment/changes', { topic: 'uan', value: uan, reason: null });
  const [change] = (await ravi.get('/api/hr/employment/changes')).body.items;
  const requestId: string = change.request.id;
  const secrets = [PAN, bank.account, bank.ifsc, uan];
  const operations = (await readOperations(portal.browser())).filter(({ method }) => method === 'GET');
  const allowed = new Set([`${path}/statutory`, `${path}/changes`, `/api/requests/${requestId}`]);
  const leaks: string[] = [];
  const people = { admin: acme.admin, hr, keeper, lead, stranger: await acme.person('employee') };
  for (const [name, person] of Object.entries(people))
    for (const operation of operations) {
      const draft = draftRequest(operation);
      const ids = Object.keys(draft.path).length > 0 ? [raviId, ravi.user.id, requestId] : [''];
      for (const id of ids) {
        const places = { ...draft.path, kind: 'employee', ...('id' in draft.path && { id }) };
        const request = writeRequest({ ...draft, path: places });
        if (request.path.includes('/live') || request.path.includes('/events')) continue;
        const text = JSON.stringify((await person.send(request)).body ?? '');
        const mayMask = allowed.has(request.path) && (name === 'admin' || name === 'hr');
        if (secrets.some((secret) => text.includes(secret)) || (!mayMask && text.includes('•••• ')))
          leaks.push(`${name} ${operation.id}`);
      }
    }
  expect(leaks).toEqual([]);
  await portal.settle();
  const tables = await portal.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) {
    const [row] = await portal.database.query<{ found: number }>(
      `select count(*)::int as found from "${name}" t where t::text like any($1)`,
      [secrets.map((secret) => `%${secret}%`)],
    );
    expect([name, row?.found]).toEqual([name, 0]);
  }
});
