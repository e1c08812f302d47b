import { TASK_FILE_USE, type Task, type TaskParts } from '@atrium/contracts';
import { TestPortal, uploadFile, type TestCompany, type TestPerson } from '@atrium/testing';
import { taskDraft } from '../testing/task-draft.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi, hr, client]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
  hr = await acme.person('hr');
  client = await acme.person('client');
});
afterAll(() => portal.close());

const upload = (by: TestPerson, name = 'script.txt') =>
  uploadFile(by, Buffer.from('Scene one'), { use: TASK_FILE_USE, name });
const put = (by: TestPerson, id: string, fileId: string) => by.post(`/api/tasks/${id}/files`, { fileId });
const filesOf = async (by: TestPerson, id: string): Promise<TaskParts['files']> =>
  (await by.get(`/api/tasks/${id}/parts`)).body.files;
const reads = (fileId: string, ...people: TestPerson[]) =>
  Promise.all(
    people.flatMap((by) =>
      [`/api/files/${fileId}`, `/api/files/${fileId}/content/full`].map(
        async (path) => (await by.get(path)).status,
      ),
    ),
  );

test('those who see a task list, read and download its files, and those who change it add and remove them', async () => {
  const watched = taskDraft({ title: 'Cut the reels', visibility: 'private' });
  const { id, version }: Task = (await asha!.post('/api/tasks', watched)).body;
  const fileId = await upload(asha!);
  expect((await put(asha!, id, fileId)).body.files).toEqual([
    { id: fileId, name: 'script.txt', type: 'text/plain', size: 9, ...addedBy('Asha employee') },
  ]);
  expect((await ravi!.get(`/api/tasks/${id}/parts`)).status).toBe(404);
  expect(await reads(fileId, asha!, ravi!, hr!, client!)).toEqual([200, 200, ...refused(3)]);
  const shared = { version, visibility: 'internal', assigneeIds: [ravi!.user.id] };
  expect((await asha!.patch(`/api/tasks/${id}`, shared)).status).toBe(200);
  expect(await filesOf(ravi!, id)).toHaveLength(1);
  expect(await reads(fileId, ravi!, hr!, client!)).toEqual([200, 200, 200, 200, ...refused(1)]);
  expect((await hr!.delete(`/api/tasks/${id}/files/${fileId}`)).status).toBe(403);
  expect((await put(ravi!, id, await upload(asha!))).body.error.fields).toHaveProperty('fileId');
  expect((await put(ravi!, id, await upload(ravi!, 'cut.txt'))).status).toBe(200);
  const removed = await ravi!.delete(`/api/tasks/${id}/files/${fileId}`);
  expect(removed.body.files).toMatchObject([{ name: 'cut.txt', addedBy: 'Ravi employee' }]);
  expect(await reads(fileId, asha!)).toEqual(refused(1));
  await portal.settle();
  expect(await portal.database.query('select 1 from file where id = $1', [fileId])).toEqual([]);
  const { items } = (await asha!.get(`/api/records/task/${id}/history`)).body;
  expect(items.find(({ action }: { action: string }) => action === 'task.attach')).toMatchObject({
    before: { files: 'script.txt, cut.txt' },
    after: { files: 'cut.txt' },
  });
});

test('a client uploads nothing for tasks, a file of another task cannot be removed here, and a task has at most 20', async () => {
  const started = { use: TASK_FILE_USE, name: 'logo.txt', size: 4 };
  expect((await client!.post('/api/files', started)).status).toBe(403);
  const first: Task = (await asha!.post('/api/tasks', taskDraft())).body;
  const other: Task = (await asha!.post('/api/tasks', taskDraft())).body;
  const fileId = await upload(asha!);
  await put(asha!, first.id, fileId);
  expect((await put(asha!, other.id, fileId)).body.error.fields).toHaveProperty('fileId');
  expect((await asha!.delete(`/api/tasks/${other.id}/files/${fileId}`)).status).toBe(404);
  for (let more = 1; more < 20; more++) await put(asha!, first.id, await upload(asha!));
  expect((await put(asha!, first.id, await upload(asha!))).body.error.message).toBe(
    'A task has at most 20 files.',
  );
});

const addedBy = (name: string) => ({ addedAt: expect.any(String), addedBy: name });
const refused = (people: number): number[] => Array.from({ length: people * 2 }, () => 404);
