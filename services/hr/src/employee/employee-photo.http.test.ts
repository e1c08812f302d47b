import { randomUUID } from 'node:crypto';
import { EMPLOYEE_DOCUMENT_USE, EMPLOYEE_PHOTO_USE, type Employee } from '@atrium/contracts';
import {
  TestPortal,
  tryUpload,
  uploadFile,
  type Answer,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  hr = await acme.person('hr');
  colleague = await acme.person('employee');
});
afterAll(() => portal.close());

const refused = ({ status, body }: Answer) => [status, body.error.code];
const uploadPhoto = (by: TestPerson = hr) =>
  uploadFile(by, PIXEL, { use: EMPLOYEE_PHOTO_USE, name: 'me.png' });
const recordOf = async ({ user }: TestPerson): Promise<Employee> => {
  const { items } = (await hr.get<{ items: Employee[] }>('/api/hr/employees')).body;
  return items.find(({ userId }) => userId === user.id)!;
};
const setPhoto = (employee: Employee, fileId: string | null) =>
  hr.put<Employee>(`/api/hr/employees/${employee.id}/photo`, { version: employee.version, fileId });
const photosOf = async (...people: TestPerson[]) =>
  (await colleague.get(`/api/portal/photos?users=${people.map(({ user }) => user.id).join()}`)).body.items;

test('a photo is seen by every colleague, in the list and by account, and the old one goes', async () => {
  const fileId = await uploadPhoto();
  const first = await setPhoto(await recordOf(colleague), fileId);
  expect(first.body).toMatchObject({ photoFileId: fileId, version: expect.any(Number) });
  expect((await recordOf(colleague)).photoFileId).toBe(fileId);
  expect(await photosOf(colleague, hr)).toEqual([{ userId: colleague.user.id, fileId }]);
  const small = await colleague.get(`/api/files/${fileId}/content/small`);
  expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp']);

  const next = await uploadPhoto();
  const second = await setPhoto(first.body, next);
  expect(second.body.photoFileId).toBe(next);
  expect((await colleague.get(`/api/files/${fileId}/content/full`)).status).toBe(404);

  const none = await setPhoto(second.body, null);
  expect(none.body.photoFileId).toBeNull();
  expect(await photosOf(colleague)).toEqual([]);
  await portal.settle();
  expect(await portal.database.query('select id from file')).toEqual([]);
});

test('of two photos set on one version, one is refused and its upload is kept', async () => {
  const employee = await recordOf(colleague);
  const ids = [await uploadPhoto(), await uploadPhoto()];
  const answers = await Promise.all(ids.map((id) => setPhoto(employee, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const states = await Promise.all(ids.map(async (id) => (await hr.get(`/api/files/${id}`)).body.state));
  expect(states.sort()).toEqual(['attached', 'ready']);
});

test('what is no photo of one’s own upload is refused beside the field', async () => {
  const employee = await recordOf(hr);
  const document = await uploadFile(hr, PIXEL, { use: EMPLOYEE_DOCUMENT_USE });
  const others = await uploadPhoto(acme.admin);
  for (const fileId of [randomUUID(), document, others]) {
    const { status, body } = await setPhoto(employee, fileId);
    expect([status, (body as never as Answer['body']).error.fields]).toEqual([
      400,
      { fileId: expect.any(String) },
    ]);
  }
  expect(refused(await tryUpload(colleague, PIXEL, { use: EMPLOYEE_PHOTO_USE }))).toEqual([
    403,
    'ACCESS_DENIED',
  ]);
});

test('the photo of an archived employee is seen by nobody until they are back', async () => {
  const lead = await acme.person('teamLeader');
  const fileId = await uploadPhoto();
  const { body: employee } = await setPhoto(await recordOf(lead), fileId);
  const change = (what: string, version: number) =>
    hr.post<Employee>(`/api/hr/employees/${employee.id}/${what}`, { version });
  const archived = (await change('archive', employee.version)).body;
  expect((await colleague.get(`/api/files/${fileId}/content/full`)).status).toBe(404);
  expect(await photosOf(lead)).toEqual([]);
  expect(refused(await setPhoto(archived, null))).toEqual([409, 'EMPLOYEE_ARCHIVED']);
  await change('restore', archived.version);
  expect((await colleague.get(`/api/files/${fileId}/content/full`)).status).toBe(200);
});

test('with the app off, the portal shows no photo', async () => {
  const off = await portal.company();
  await portal.database.query(
    `insert into remote_switch (company_id, remote_id, enabled, changed_by, changed_at) values ($1, 'hr', false, $2, now())`,
    [off.id, off.admin.user.id],
  );
  await portal.database.query('update employee set photo_file_id = $2 where company_id = $1', [
    off.id,
    randomUUID(),
  ]);
  const { body } = await off.admin.get(`/api/portal/photos?users=${off.admin.user.id}`);
  expect(body).toEqual({ items: [] });
});
