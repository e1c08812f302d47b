import { randomUUID } from 'node:crypto';
import { EMPLOYEE_DOCUMENT_USE, EMPLOYEE_PHOTO_USE, ROLES, type Role } from '@atrium/contracts';
import { endForgottenSessions } from '@atrium/hr-service';
import { Jobs, TenantDb } from '@atrium/platform';
import {
  placeOf,
  TEST_PASSWORD,
  uploadFile,
  type Answer,
  type TestCompany,
  type TestPerson,
  type TestPortal,
} from '@atrium/testing';

/** A company with something in every table, and somebody of every role. */
export interface FullCompany {
  company: TestCompany;
  people: Record<Role, TestPerson>;
  /** Of links that were mailed and not used. */
  tokens: string[];
}

interface Stored {
  id: string;
  version: number;
}

/** @param word in every name, so that it can be recognised wherever it appears */
export async function createFullCompany(portal: TestPortal, word: string): Promise<FullCompany> {
  const company = await portal.company({ name: `${word} Studio`, code: `${word}-studio` });
  const { admin } = company;
  await nameAfter(admin, word);
  const people = { admin } as Record<Role, TestPerson>;
  for (const role of ROLES.filter((other) => other !== 'admin')) {
    people[role] = await company.person(role, {
      email: `${role.toLowerCase()}@${word}.test`,
      firstName: `${word} ${role}`,
      lastName: `${word}son`,
    });
  }
  await addEmployees(people.hr, word);
  await addFiles(people.hr, word);
  for (const person of [people.employee, people.hr]) await clockInAndOut(person);
  expectDone(await admin.put('/api/apps/notes', { enabled: false }));
  await saveView(people.hr, word);
  expectDone(
    await people.employee.put('/api/settings/portal.display', { value: { theme: 'dark' }, version: 0 }),
  );
  await bringIn(people.hr, word);
  await startJob(portal, company.id, people.hr);
  await useInbox(people, word);
  await secure(portal, people.hr, word);
  return { company, people, tokens: await mailLinks(portal, company, word) };
}

/** Everybody who signs up in tests has one name, in the account and in the employee record. */
async function nameAfter(admin: TestPerson, word: string): Promise<void> {
  const { items } = expectDone(await admin.get<{ items: Stored[] }>('/api/hr/employees'));
  const records = items.map(({ id }) => `/api/hr/employees/${id}`);
  for (const path of [`/api/users/${admin.user.id}`, ...records]) {
    const { version } = expectDone(await admin.get<Stored>(path));
    expectDone(await admin.patch(path, { version, firstName: `${word} Asha`, lastName: `${word} Rao` }));
  }
}

async function addEmployees(hr: TestPerson, word: string): Promise<void> {
  let managerId: string | null = null;
  for (const [index, phone] of ['+919812345601', '+919812345602', '+919812345603'].entries()) {
    const body: object = {
      firstName: `${word} Person ${index}`,
      lastName: `${word}wala`,
      workEmail: `person${index}@${word}.test`,
      phone,
      designationId: await placeOf(hr, 'designations', `${word} designer`),
      departmentId: await placeOf(hr, 'departments', `${word} department`),
      employmentType: 'permanent',
      joiningDate: '2026-01-05',
      timezone: 'Asia/Kolkata',
      managerId,
      invite: index === 1,
    };
    const headers = { 'idempotency-key': randomUUID() };
    const created: Answer<Stored> = await hr.send<Stored>({
      method: 'POST',
      path: '/api/hr/employees',
      body,
      headers,
    });
    const { id, version } = expectDone(created);
    managerId ??= id;
    if (index === 2) expectDone(await hr.post(`/api/hr/employees/${id}/archive`, { version }));
  }
}

/** One transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A photo, a document, and an upload that nobody has yet. */
async function addFiles(hr: TestPerson, word: string): Promise<void> {
  const [employee] = expectDone(await hr.get<{ items: Stored[] }>('/api/hr/employees')).items;
  const path = `/api/hr/employees/${employee?.id ?? ''}`;
  const photo = await uploadFile(hr, PIXEL, { use: EMPLOYEE_PHOTO_USE, name: `${word}.png` });
  const version = employee?.version;
  expectDone(await hr.put(`${path}/photo`, { version, fileId: photo }));
  const document = { use: EMPLOYEE_DOCUMENT_USE, name: `${word} contract.txt` };
  const fileId = await uploadFile(hr, Buffer.from(`${word} works here.`), document);
  expectDone(await hr.post(`${path}/documents`, { fileId }));
  await uploadFile(hr, Buffer.from(`${word} waits.`), document);
}

/** A view of the employees that is shared, and that its owner's list begins with. */
async function saveView(hr: TestPerson, word: string): Promise<void> {
  const content = { search: word, sort: '-joiningDate', filters: {}, columns: ['name', 'joiningDate'] };
  const view = { list: 'hr.employees', name: `${word} people`, shared: true, ...content };
  const { id, version } = expectDone(await hr.post<Stored>('/api/saved-views', view));
  expectDone(await hr.patch(`/api/saved-views/${id}`, { version, isDefault: true }));
}

/** A file of employees that waits for its columns to be named. */
async function bringIn(hr: TestPerson, word: string): Promise<void> {
  const upload = {
    method: 'POST' as const,
    path: `/api/imports?importer=hr.employees&name=${word}.csv`,
    body: `First name,Work e-mail\n${word},imported@${word}.test\n`,
    headers: { 'content-type': 'application/octet-stream' },
  };
  expectDone(await hr.send(upload));
}

async function clockInAndOut(person: TestPerson): Promise<void> {
  for (const kind of ['in', 'breakStart', 'breakEnd', 'out']) {
    expectDone(await person.post('/api/hr/attendance/punches', { kind }));
  }
}

async function startJob({ app }: TestPortal, companyId: string, { user }: TestPerson): Promise<void> {
  const options = { createdBy: user.id, title: 'Forgotten clock-outs' };
  await app.get(TenantDb).run(companyId, () => app.get(Jobs).enqueue(endForgottenSessions, {}, options));
}

/** The invitations that were accepted have told the admin; a page of theirs is open, and they write to somebody. */
async function useInbox({ admin, hr }: Record<Role, TestPerson>, word: string): Promise<void> {
  const message = { clientId: randomUUID(), text: `${word} in confidence` };
  expectDone(await admin.post(`/api/messages/with/${hr.user.id}`, message));
  expectDone(await admin.post('/api/presence'));
  const news = { title: `${word} news`, text: `${word} has moved`, roles: ['admin'], pinnedUntil: null };
  const { id } = expectDone(await hr.post<Stored>('/api/announcements', news));
  expectDone(await admin.post(`/api/announcements/${id}/read`));
  const { items } = expectDone(await admin.get<{ items: unknown[] }>('/api/notifications'));
  if (items.length === 0) throw new Error('Nobody was told anything.');
}

/** A second factor with its recovery codes, and an e-mail that waits for its confirmation. */
async function secure({ app }: TestPortal, hr: TestPerson, word: string): Promise<void> {
  expectDone(await hr.post('/api/account/email', { password: TEST_PASSWORD, email: `new.hr@${word}.test` }));
  expectDone(await hr.post('/api/account/second-factor'));
  const companyId = hr.user.company.id;
  await app
    .get(TenantDb)
    .run(companyId, (tx) =>
      tx.query('insert into recovery_code (company_id, user_id, code_hash) values ($1, $2, $3)', [
        ...[companyId, hr.user.id, `${word} code`],
      ]),
    );
}

async function mailLinks(portal: TestPortal, { admin, code }: TestCompany, word: string): Promise<string[]> {
  const email = `waiting@${word}.test`;
  const person = { email, firstName: `${word} Waiting`, lastName: `${word}ji`, role: 'employee' };
  expectDone(await admin.post('/api/users/invitations', person));
  const forgetful = `employee@${word}.test`;
  expectDone(await portal.browser().post('/api/auth/recover', { companyCode: code, email: forgetful }));
  return [await portal.tokenMailedTo(email), await portal.tokenMailedTo(forgetful)];
}

function expectDone<Body>({ status, text, body }: Answer<Body>): Body {
  if (status >= 300) throw new Error(`Expected success, got ${status}: ${text}`);
  return body;
}
