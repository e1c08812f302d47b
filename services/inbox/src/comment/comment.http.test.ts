import type { Comment, CommentList, InboxNotification } from '@atrium/contracts';
import { COMMENT_PICTURE_USE } from '@atrium/contracts';
import { TestPortal, tryUpload, uploadFile, type TestCompany, type TestPerson } from '@atrium/testing';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let other: TestPerson;
let employee: TestPerson;
let id: string;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  [hr, other, employee] = [await acme.person('hr'), await acme.person('hr'), await acme.person('employee')];
  const made = { name: 'Design', code: null, leaderId: null, parentId: null };
  id = (await hr.post('/api/hr/departments', made)).body.id;
});
afterAll(() => portal.close());

const text = (words: string, ...mentioned: TestPerson[]) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: words },
        ...mentioned.map(({ user }) => ({ type: 'mention', attrs: { id: user.id, label: user.firstName } })),
      ],
    },
  ],
});
const place = (of = id) => ({ kind: 'department', id: of });
const say = (by: TestPerson, words: string, ...mentioned: TestPerson[]) =>
  by.post<Comment>('/api/comments', { ...place(), text: text(words, ...mentioned) });
const list = (by: TestPerson, of = id) => by.get<CommentList>(`/api/comments?kind=department&id=${of}`);
async function told(person: TestPerson): Promise<string[]> {
  await portal.settle();
  const { items } = (await person.get<{ items: InboxNotification[] }>('/api/notifications')).body;
  return items.filter(({ kind }) => kind.startsWith('comment.')).map(({ title }) => title);
}

test('a comment is read, counted and written only by people who may read its record', async () => {
  expect((await say(hr, 'Who leads it?')).status).toBe(201);
  const shown = (await list(other)).body;
  expect(shown).toMatchObject({ total: 1, next: null, items: [{ mine: false, editedAt: null, version: 1 }] });
  const { body: stranger } = await portal.company().then(({ admin }) => list(admin));
  expect(stranger).not.toHaveProperty('items');
  const nobody = '01890000-0000-7000-8000-000000000001';
  expect([(await list(employee)).status, (await list(hr, nobody)).status]).toEqual([404, 404]);
  expect((await say(employee, 'Let me in')).status).toBe(404);
  const unable = `/api/comments/unable?kind=department&id=${id}&users=`;
  expect((await employee.get(unable + hr.user.id)).status).toBe(404);
});

test('a mention notifies those who may read the record, and those who commented before; nobody twice', async () => {
  await say(other, 'I do');
  const unable = `/api/comments/unable?kind=department&id=${id}&users=${employee.user.id},${other.user.id}`;
  expect((await hr.get(unable)).body).toEqual({ items: [employee.user.id], addable: false });
  const before = await told(hr);
  await say(acme.admin, 'Thanks', hr, employee);
  expect(await told(employee)).toEqual([]);
  expect((await told(hr)).slice(0, -before.length)).toEqual([
    expect.stringMatching(/mentioned you on Design$/),
  ]);
  expect((await told(other))[0]).toMatch(/also commented on Design$/);
});

test('a mention shows the name of whom it names, whatever its writer says', async () => {
  const nobody = '01890000-0000-7000-8000-000000000001';
  const mention = (of: string) => ({ type: 'mention', attrs: { id: of, label: 'The CEO approves' } });
  const given = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [mention(other.user.id), mention(nobody)] }],
  };
  const { body } = await hr.post<Comment>('/api/comments', { ...place(), text: given });
  const name = `${other.user.firstName} ${other.user.lastName}`;
  expect(body.text.content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'mention', attrs: { id: other.user.id, label: name } },
        { type: 'text', text: '@The CEO approves' },
      ],
    },
  ]);
});

test('its author alone changes and deletes it, and a deleted one is gone from the notification', async () => {
  const { body: made } = await say(hr, 'Secret plan', other);
  const path = `/api/comments/${made.id}`;
  expect((await other.patch(path, { version: 1, text: text('Mine now') })).status).toBe(403);
  const changed = await hr.patch<Comment>(path, { version: 1, text: text('Open plan') });
  expect(changed.body).toMatchObject({ version: 2, editedAt: expect.any(String) });
  expect((await hr.patch(path, { version: 1, text: text('Late') })).status).toBe(409);
  expect((await other.delete(path, { version: 2 })).status).toBe(403);
  expect((await hr.delete(path, { version: 2 })).status).toBe(200);
  await portal.settle();
  const { items } = (await other.get<{ items: InboxNotification[] }>('/api/notifications')).body;
  expect(items[0]).toMatchObject({ gone: true, text: null, path: null });
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (fileId: string) => ({
  type: 'doc',
  content: [{ type: 'image', attrs: { fileId, alt: 'Plan' } }],
});

test('a picture is seen by those who may read the record, and goes with its comment', async () => {
  const use = { use: COMMENT_PICTURE_USE, name: 'plan.png' };
  const fileId = await uploadFile(hr, PIXEL, use);
  const seen = async (by: TestPerson) => (await by.get(`/api/files/${fileId}/content/full`)).status;
  expect([await seen(hr), await seen(other)]).toEqual([200, 404]);
  expect((await other.post('/api/comments', { ...place(), text: picture(fileId) })).status).toBe(400);
  const { body: made } = await hr.post<Comment>('/api/comments', { ...place(), text: picture(fileId) });
  expect([await seen(other), await seen(employee)]).toEqual([200, 404]);
  expect((await portal.company().then(({ admin }) => admin.get(`/api/files/${fileId}`))).status).toBe(404);
  await hr.patch(`/api/comments/${made.id}`, { version: 1, text: text('Without it') });
  expect([await seen(hr), await seen(other)]).toEqual([404, 404]);
  expect((await tryUpload(hr, Buffer.from('<svg/>'), use)).status).toBe(422);
});

test('an empty comment, one with an unknown picture and one with an unknown link are refused', async () => {
  const image = { type: 'image', attrs: { fileId: id, alt: '' } };
  const link = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'data:text/html,x' } }] };
  const bodies = [[], [image], [{ type: 'paragraph', content: [link] }]];
  for (const content of bodies) {
    const { status } = await hr.post('/api/comments', { ...place(), text: { type: 'doc', content } });
    expect(status).toBe(400);
  }
});
