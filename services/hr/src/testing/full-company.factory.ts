import { randomUUID } from 'node:crypto';
import { EMPLOYEE_DOCUMENT_USE, EMPLOYEE_PHOTO_USE } from '@atrium/contracts';
import { Jobs, TenantDb } from '@atrium/platform';
import {
  expectDone,
  placeOf,
  uploadFile,
  type Answer,
  type FilledCompany,
  type TestPerson,
} from '@atrium/testing';
import { endForgottenSessions } from '../attendance/forgotten-clock-out.job.js';
import { fillAttendance } from './full-attendance.factory.js';
import { fillHiring } from './full-hiring.factory.js';
import { fillAssessments } from './full-assessment.factory.js';
import { fillEvaluations } from './full-evaluation.factory.js';
import { fillPersonal } from './full-personal.factory.js';
import { fillLeave } from './full-leave.factory.js';
import { fillWorkPlans } from './full-work-plan.factory.js';

interface Stored {
  id: string;
  version: number;
}

/** Adds rows to every table of HR, and to those of lists, files and jobs about them. */
export async function fillHr(filled: FilledCompany): Promise<void> {
  await nameAfter(filled);
  await addEmployees(filled);
  await addFiles(filled);
  await fillPersonal(filled);
  await fillAttendance(filled);
  await printCards(filled);
  await saveView(filled);
  await bringIn(filled);
  await startJob(filled);
  await fillLeave(filled);
  await fillWorkPlans(filled);
  await fillHiring(filled);
  await fillEvaluations(filled);
  await fillAssessments(filled);
}

/** Everybody who signs up in tests has the same name, so the admin is renamed. */
async function nameAfter({ people: { admin }, word }: FilledCompany): Promise<void> {
  const path = `/api/hr/employees?search=${encodeURIComponent(admin.user.email)}`;
  const [record] = expectDone(await admin.get<{ items: Stored[] }>(path)).items;
  const { id, version } = expectDone(await admin.get<Stored>(`/api/hr/employees/${record?.id ?? ''}`));
  const names = { firstName: `${word} Asha`, lastName: `${word} Rao` };
  expectDone(await admin.patch(`/api/hr/employees/${id}`, { version, ...names }));
}

async function addEmployees({ people: { hr }, word }: FilledCompany): Promise<void> {
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

/** A photo, a document, and an upload that no record has. */
async function addFiles({ people: { hr }, word }: FilledCompany): Promise<void> {
  const [employee] = expectDone(await hr.get<{ items: Stored[] }>('/api/hr/employees')).items;
  const path = `/api/hr/employees/${employee?.id ?? ''}`;
  const photo = await uploadFile(hr, PIXEL, { use: EMPLOYEE_PHOTO_USE, name: `${word}.png` });
  const version = employee?.version;
  expectDone(await hr.put(`${path}/photo`, { version, fileId: photo }));
  const document = { use: EMPLOYEE_DOCUMENT_USE, name: `${word} contract.txt` };
  const fileId = await uploadFile(hr, Buffer.from(`${word} works here.`), document);
  expectDone(await hr.post(`${path}/documents`, { fileId }));
  await uploadFile(hr, Buffer.from(`${word} waits.`), document);
  await makeLetter(hr, path, word);
}

/** A template and a letter, which takes a number. */
async function makeLetter(hr: TestPerson, path: string, word: string): Promise<void> {
  const template = {
    name: `${word} letter`,
    purpose: 'other',
    language: 'en',
    subject: `${word} subject`,
    body: `${word} {name}`,
    signatory: null,
    signatoryTitle: null,
  };
  const { id } = expectDone(await hr.post<Stored>('/api/hr/letter-templates', template));
  expectDone(await hr.post(`${path}/letters`, { templateId: id, values: {} }));
}

/** A card of everybody, and a file with them. */
async function printCards({ portal, people: { hr } }: FilledCompany): Promise<void> {
  expectDone(await hr.post('/api/hr/id-cards/missing'));
  expectDone(await hr.post('/api/hr/id-cards/print', { ids: null }));
  await portal.settle();
}

/** A shared view of the employees that is its owner's default. */
async function saveView({ people: { hr }, word }: FilledCompany): Promise<void> {
  const content = { search: word, sort: '-joiningDate', filters: {}, columns: ['name', 'joiningDate'] };
  const view = { list: 'hr.employees', name: `${word} people`, shared: true, ...content };
  const { id, version } = expectDone(await hr.post<Stored>('/api/saved-views', view));
  expectDone(await hr.patch(`/api/saved-views/${id}`, { version, isDefault: true }));
}

/** An employee file that waits for its columns to be mapped. */
async function bringIn({ people: { hr }, word }: FilledCompany): Promise<void> {
  const upload = {
    method: 'POST' as const,
    path: `/api/imports?importer=hr.employees&name=${word}.csv`,
    body: `First name,Work e-mail\n${word},imported@${word}.test\n`,
    headers: { 'content-type': 'application/octet-stream' },
  };
  expectDone(await hr.send(upload));
}

async function startJob({ portal, company, people }: FilledCompany): Promise<void> {
  const options = { createdBy: people.hr.user.id, title: 'Forgotten clock-outs' };
  const { app } = portal;
  await app.get(TenantDb).run(company.id, () => app.get(Jobs).enqueue(endForgottenSessions, {}, options));
}
