import type { Employee } from '@atrium/contracts';
import type { AccessRule } from '@atrium/platform';
import {
  expectDone,
  readOperations,
  TestClock,
  TestPortal,
  type Operation,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import type { AboutPerson, PersonTable } from './about-person.rules.js';

interface Described {
  paths: Record<string, Record<string, { 'x-access': AccessRule; 'x-about-person'?: AboutPerson }>>;
}

interface Told extends Operation {
  access: AccessRule;
  about: AboutPerson | undefined;
}

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let own: Employee;
let operations: Told[];

beforeAll(async () => {
  portal = await TestPortal.start({ clock: new TestClock('2026-11-23T06:00:00Z') });
  acme = await portal.company();
  hr = await acme.person('hr', { firstName: 'Hema' });
  own = await recordOf(hr);
  const { paths } = (await portal.browser().get<Described>('/api/openapi.json')).body;
  operations = (await readOperations(portal.browser())).flatMap((operation) => {
    const described = paths[operation.path]?.[operation.method.toLowerCase()];
    if (!described || operation.method === 'GET') return [];
    return [{ ...operation, access: described['x-access'], about: described['x-about-person'] }];
  });
});
afterAll(() => portal.close());

async function recordOf({ user }: TestPerson): Promise<Employee> {
  const path = `/api/hr/employees?search=${encodeURIComponent(user.email)}`;
  return (await acme.admin.get<{ items: Employee[] }>(path)).body.items[0]!;
}

/** Whether it changes somebody's record for which a permission is needed. */
const isAboutSomebody = ({ path, access, body }: Told): boolean =>
  access.session === 'staff' &&
  access.permission !== undefined &&
  !access.selfService &&
  path.startsWith('/api/hr/') &&
  (path.includes('/employees/{id}') || body?.properties?.['employeeId'] !== undefined);

test('every operation that changes the record of one person says whether it may be one’s own', () => {
  const about = operations.filter(isAboutSomebody);
  expect(about.length).toBeGreaterThan(25);
  expect(about.filter((each) => !each.about).map(({ id }) => id)).toEqual([]);
});

/** Rows that are the HR person's, made by the admin. */
async function makeRows(): Promise<Record<PersonTable, string>> {
  const { admin } = acme;
  const ask = { name: 'Passport', category: 'identity' };
  const document = expectDone(await admin.post(`/api/hr/employees/${own.id}/documents/ask`, ask));
  const given = { name: 'Laptop', tag: 'L-1', kind: 'laptop', serial: null, cost: null };
  const asset = expectDone(await admin.post('/api/hr/assets', given));
  const issued = { version: asset.version, employeeId: own.id, issuedOn: '2026-11-20', condition: 'good' };
  expectDone(await admin.post(`/api/hr/assets/${asset.id}/issue`, issued));
  const { version } = await recordOf(hr);
  const job = {
    version,
    effectiveOn: '2027-01-01',
    reason: 'correction',
    note: '',
    employmentType: 'contractor',
  };
  expectDone(await admin.post(`/api/hr/employees/${own.id}/jobs`, job));
  const [planned] = await portal.database.query<{ id: string }>(
    `select id from job_change where employee_id = '${own.id}' order by id desc`,
  );
  const type = expectDone(await admin.post('/api/hr/leave-types', TYPE));
  const days = { typeId: type.id, from: '2026-11-26', to: '2026-11-26' };
  const leave = expectDone(await hr.post('/api/hr/leave/requests', days));
  return {
    asset: asset.id,
    employee_document: document.id,
    leave_request: leave.id,
    job_change: planned!.id,
  };
}

const TYPE = {
  name: 'Earned leave',
  code: 'EL',
  paid: true,
  unit: 'halfDay',
  countBy: 'workingDays',
  quota: 12,
  frequency: 'monthly',
  accrualDay: 'first',
  rounding: 'half',
  prorateJoiners: true,
  yearMonth: 1,
  maxBalance: null,
  carryMax: 5,
  carryExpiryMonths: 3,
  encashMax: 2,
  encashKeep: 0,
  negativeLimit: 0,
  onShortfall: 'lossOfPay',
  sandwich: 'both',
  noticeDays: null,
  backdateDays: null,
  gender: null,
  maxConsecutive: null,
  documentAfterDays: null,
  probationAllowed: true,
  minServiceDays: null,
  optionalHolidaysOnly: false,
  compOffExpiryDays: null,
  claimWithinDays: 30,
};

test('each of them that decides something is refused for one’s own record, and says who else may do it', async () => {
  const rows = await makeRows();
  const answers: Record<string, unknown> = {};
  for (const { id, method, path, about } of operations) {
    if (about?.own !== 'refused') continue;
    const target = about.through ? rows[about.through] : own.id;
    const body = {
      version: 1,
      joiningDate: '2015-01-01',
      ...(about.in === 'employeeId' && { employeeId: target }),
    };
    const address = path.replace('{id}', target);
    const answer = await (method === 'PATCH' ? hr.patch(address, body) : hr.post(address, body));
    answers[id] = [answer.status, answer.body.error?.code, answer.body.error?.message];
  }
  const words = 'No one decides about themselves. Ask Asha Rao to do this for you.';
  const refused = Object.keys(answers).map((id) => [id, [403, 'OWN_RECORD', words]]);
  expect(answers).toEqual(Object.fromEntries(refused));
  expect(refused.length).toBeGreaterThan(20);
});

test('what is not decided may be changed, in bulk what is decided may not', async () => {
  const { version, joiningDate, attendanceFrom } = await recordOf(hr);
  const same = { version, joiningDate, attendanceFrom };
  const later = await hr.patch(`/api/hr/employees/${own.id}`, { ...same, attendanceFrom: '2026-12-01' });
  expect([later.status, later.body.error?.code]).toEqual([403, 'OWN_RECORD']);
  expectDone(await hr.patch(`/api/hr/employees/${own.id}`, { ...same, phone: '+919812345678' }));
  const values = { employmentType: 'contractor' };
  const order = { step: 'update', values, ids: [own.id], matching: null };
  const { rows } = expectDone(await hr.post('/api/hr/employees/bulk', order));
  expect(rows).toMatchObject([{ id: own.id, refusal: expect.stringContaining('Asha Rao') }]);
});

test('an admin allows one person to decide about themselves, with a reason that the trail shows', async () => {
  const other = await acme.person('hr');
  const types = (await hr.get('/api/hr/leave-types')).body.items;
  const adjust = async (by: TestPerson) =>
    by.post('/api/hr/leave/adjustments', {
      employeeId: (await recordOf(by)).id,
      typeId: types[0].id,
      days: 1,
      effectiveOn: '2026-11-20',
      reason: 'Carried over',
    });
  const key = '/api/settings/hr.ownRecordException';
  const value = { userId: hr.user.id, name: 'Hema hr', reason: 'The only person of HR this year' };
  expect((await hr.put(key, { version: 0, value })).status).toBe(404);
  expect((await acme.admin.put(key, { version: 0, value: { ...value, reason: '' } })).status).toBe(400);
  expectDone(await acme.admin.put(key, { version: 0, value }));
  expect([(await adjust(hr)).status, (await adjust(other)).status]).toEqual([201, 403]);
  const { items } = (await acme.admin.get('/api/audit?kind=setting')).body;
  expect(JSON.stringify(items)).toContain(value.reason);
});

test('where nobody else has the right, it says which to give', async () => {
  const alone = await portal.company();
  const record = (await alone.admin.get('/api/hr/employees')).body.items[0];
  const { body } = await alone.admin.patch(`/api/hr/employees/${record.id}`, {
    version: record.version,
    joiningDate: '2015-01-01',
  });
  expect(body.error.message).toBe(
    'No one decides about themselves, and no one else may do this yet. An admin can give someone the permission “HR operations: Employees” under Users, or allow you to decide about yourself under Company.',
  );
});
