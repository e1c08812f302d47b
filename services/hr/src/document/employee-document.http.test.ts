import { randomUUID } from 'node:crypto';
import { EMPLOYEE_DOCUMENT_USE, type EmployeeDocument } from '@atrium/contracts';
import { TestPortal, uploadFile, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';

const TEXT = Buffer.from('The contract.\n');

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let employeeId: string;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  hr = await acme.person('hr');
  employeeId = (await hr.get('/api/hr/employees')).body.items[0].id;
});
afterAll(() => portal.close());

const refused = ({ status, body }: Answer) => [status, body.error?.code];
const upload = (by: TestPerson = hr) =>
  uploadFile(by, TEXT, { use: EMPLOYEE_DOCUMENT_USE, name: 'contract.txt' });
const add = async (to = employeeId): Promise<EmployeeDocument> => {
  const { status, body } = await hr.post(`/api/hr/employees/${to}/documents`, { fileId: await upload() });
  expect(status).toBe(201);
  return body;
};
const list = async (): Promise<EmployeeDocument[]> =>
  (await hr.get(`/api/hr/employees/${employeeId}/documents`)).body.items;
const change = (what: string, { id, version }: EmployeeDocument) =>
  hr.post(`/api/hr/employee-documents/${id}/${what}`, { version });
const erase = ({ id, version }: EmployeeDocument) =>
  hr.delete(`/api/hr/employee-documents/${id}`, { version });
const read = ({ fileId }: EmployeeDocument, by: TestPerson = hr) =>
  by.get(`/api/files/${fileId}/content/full`);

test('a document is listed, newest first, with what its file is, and read', async () => {
  const [first, second] = [await add(), await add()];
  expect(second).toMatchObject({
    name: 'contract.txt',
    type: 'text/plain',
    size: TEXT.length,
    archivedAt: null,
  });
  expect((await list()).slice(0, 2)).toEqual([second, first]);
  expect((await read(first)).text).toBe(TEXT.toString());
});

test('one upload becomes one document, however often it is added', async () => {
  const fileId = await upload();
  const path = `/api/hr/employees/${employeeId}/documents`;
  const answers = await Promise.all([1, 2, 3].map(() => hr.post(path, { fileId })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  const key = { 'idempotency-key': randomUUID() };
  const again = { method: 'POST', path, body: { fileId: await upload() }, headers: key } as const;
  expect((await hr.send(again)).body).toEqual((await hr.send(again)).body);
});

test('an archived document is kept and cannot be opened; deleted, it is gone with its bytes', async () => {
  const document = await add();
  expect(refused(await erase(document))).toEqual([409, 'TRANSITION_REFUSED']);
  const link = new URL((await hr.get(`/api/files/${document.fileId}/link`)).body.url).pathname;
  const archived = (await change('archive', document)).body;
  expect(archived.archivedAt).not.toBeNull();
  expect((await read(document)).status).toBe(404);
  expect((await portal.browser().get(link)).status).toBe(404);
  expect(refused(await change('archive', archived))).toEqual([409, 'TRANSITION_REFUSED']);
  expect(refused(await change('restore', document))).toEqual([409, 'STALE_VERSION']);
  const restored = (await change('restore', archived)).body;
  expect((await read(document)).status).toBe(200);
  const last = (await change('archive', restored)).body;
  expect((await erase(last)).body).toEqual({ done: true });
  expect((await list()).map(({ id }) => id)).not.toContain(document.id);
  expect(refused(await erase(last))).toEqual([404, 'NOT_FOUND']);
  await portal.settle();
  expect(await portal.database.query('select id from file where id = $1', [document.fileId])).toEqual([]);
});

test('documents are for those who keep people, and closed while the employee is archived', async () => {
  const document = await add();
  const lead = await acme.person('teamLeader');
  expect((await lead.get(`/api/hr/employees/${employeeId}/documents`)).status).toBe(403);
  expect((await read(document, lead)).status).toBe(404);
  expect((await lead.get(`/api/files/${document.fileId}/link`)).status).toBe(404);
  const path = `/api/hr/employees/${employeeId}`;
  const { version } = (await hr.get(path)).body;
  const archived = (await hr.post(`${path}/archive`, { version })).body;
  expect((await read(document)).status).toBe(404);
  const refusal = await hr.post(`${path}/documents`, { fileId: await upload() });
  expect(refused(refusal)).toEqual([409, 'EMPLOYEE_ARCHIVED']);
  await hr.post(`${path}/restore`, { version: archived.version });
  expect((await read(document)).status).toBe(200);
});

test('what is done to a document stands in the audit trail', async () => {
  const document = await add();
  await erase((await change('archive', document)).body);
  const { items } = (await acme.admin.get(`/api/audit?resource=${document.id}`)).body;
  expect(items.map(({ action }: { action: string }) => action)).toEqual([
    'employeeDocument.delete',
    'employeeDocument.archive',
    'employeeDocument.create',
  ]);
  expect(items[2]).toMatchObject({ resource: { title: 'contract.txt' }, after: { type: 'text/plain' } });
});

test('neither an unknown employee nor another company’s gets or shows documents', async () => {
  const other = (await portal.company()).admin;
  for (const id of [employeeId, randomUUID()]) {
    expect((await other.get(`/api/hr/employees/${id}/documents`)).status).toBe(404);
    const fileId = await upload(other);
    expect((await other.post(`/api/hr/employees/${id}/documents`, { fileId })).status).toBe(404);
  }
});
