import {
  CLIENT_FILE_USE,
  CLIENT_MESSAGE_USE,
  type Client,
  type ClientFiles,
  type ClientMessage,
} from '@atrium/contracts';
import {
  expectDone,
  uploadFile,
  TEST_PASSWORD,
  TestPortal,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi]: TestPerson[] = [];
let [client, other]: Client[] = [];
let meera: TestPerson;

async function join(email: string, of: Client): Promise<TestPerson> {
  const { items } = (await asha!.get(`/api/client-logins?clientId=${of.id}`)).body;
  const { contact, version } = items.find((each: { email: string }) => each.email === email);
  expectDone(await asha!.post(`/api/client-logins/${contact.id}`, { step: 'invite', version }));
  const token = await portal.tokenMailedTo(email);
  const person = { token, firstName: 'Meera', lastName: 'Nair', password: TEST_PASSWORD };
  expectDone(await portal.browser().post('/api/auth/invitations/accept', person));
  return acme.signIn(email);
}

beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  [asha, ravi] = [await executive(acme, 'Asha'), await executive(acme, 'Ravi')];
  const contacts = [contactDraft({ emails: ['meera@kesar.example'] })];
  client = expectDone(await asha.post<Client>('/api/clients', clientDraft({ name: 'Kesar', contacts })));
  other = expectDone(
    await asha.post<Client>(
      '/api/clients',
      clientDraft({
        name: 'Zirconia',
        contacts: [contactDraft({ firstName: 'Zed', emails: ['zed@zirconia.example'], phones: [] })],
      }),
    ),
  );
  meera = await join('meera@kesar.example', client);
});
afterAll(() => portal.close());

const message = (text: string, fileIds: string[] = [], of = client) => ({ clientId: of!.id, text, fileIds });
const upload = (by: TestPerson, name: string, use: string = CLIENT_MESSAGE_USE) =>
  uploadFile(by, Buffer.from('Reviews of May'), { use, name });

test('both sides write to each other, with files; other clients and colleagues see nothing of it', async () => {
  const sent = expectDone(
    await meera.post<ClientMessage>('/api/client-portal/messages', message('Where are we?')),
  );
  expect(sent).toMatchObject({ side: 'client', mine: true, author: { name: 'Meera Nair' } });
  await portal.settle();
  const { items: told } = (await asha!.get('/api/notifications')).body;
  expect(told.map(({ title }: { title: string }) => title)).toContain('Meera Nair of Kesar wrote to you');
  const fileId = await upload(asha!, 'may.txt');
  const answer = expectDone(
    await asha!.post<ClientMessage>('/api/client-messages', message('Here.', [fileId])),
  );
  expectDone(await asha!.post('/api/client-messages', message('And more soon.')));
  await portal.settle();
  const mails = (await portal.mailsTo('meera@kesar.example')).filter(({ subject }) =>
    subject.includes('wrote to you'),
  );
  expect(mails).toHaveLength(1);
  const read = (await meera.get(`/api/client-portal/messages?clientId=${client!.id}`)).body;
  expect(read.items.map(({ text }: ClientMessage) => text)).toEqual([
    'And more soon.',
    'Here.',
    'Where are we?',
  ]);
  expect((await meera.get(`/api/files/${answer.files[0]!.id}/content/full`)).status).toBe(200);
  expect((await ravi!.get(`/api/files/${answer.files[0]!.id}/content/full`)).status).toBe(404);
  expect((await ravi!.get(`/api/client-messages?clientId=${client!.id}`)).status).toBe(404);
  expect((await meera.get('/api/client-portal/clients')).body.items).toEqual([
    { id: client!.id, name: 'Kesar' },
  ]);
  expect((await meera.get(`/api/client-portal/messages?clientId=${other!.id}`)).status).toBe(404);
  expect((await meera.post('/api/client-portal/messages', message('Hello', [], other))).status).toBe(404);
  expect((await meera.get(`/api/client-messages?clientId=${client!.id}`)).status).toBe(403);
  expect((await asha!.post('/api/client-portal/messages', message('As a client'))).status).toBe(404);
});

test('nothing, too much and another person’s file are refused in words', async () => {
  const refused = async (body: object) => (await asha!.post('/api/client-messages', body)).body.error.fields;
  expect(await refused(message(' '))).toEqual({ text: 'Write a message or add a file.' });
  expect(await refused(message('x'.repeat(4001)))).toEqual({ text: 'Use at most 4,000 characters.' });
  const own = await upload(meera, 'brief.txt');
  expect(Object.keys(await refused(message('Taken', [own])))).toEqual(['fileId']);
});

test('the client sees files that are shared with them, and nothing of what the team keeps', async () => {
  const fileId = await upload(asha!, 'margins.txt', CLIENT_FILE_USE);
  const body = { clientId: client!.id, fileId, shared: false };
  expect((await ravi!.post('/api/client-files', body)).status).toBe(404);
  expectDone(await asha!.post<ClientFiles>('/api/client-files', body));
  expect((await asha!.post('/api/client-files', body)).body.error.fields).toHaveProperty('fileId');
  const own = async () =>
    expectDone(await meera.get<ClientFiles>(`/api/client-portal/files?clientId=${client!.id}`)).items;
  const content = () => meera.get(`/api/files/${fileId}/content/full`);
  expect((await own()).some(({ id }) => id === fileId)).toBe(false);
  expect((await content()).status).toBe(404);
  expect((await meera.post(`/api/client-files/${fileId}/share`, { shared: true })).status).toBe(403);
  expectDone(await asha!.post(`/api/client-files/${fileId}/share`, { shared: true }));
  expect((await own())[0]).toMatchObject({
    id: fileId,
    name: 'margins.txt',
    author: 'Asha employee',
    sent: false,
  });
  expect((await content()).status).toBe(200);
  expect((await meera.get(`/api/client-portal/files?clientId=${other!.id}`)).status).toBe(404);
  expectDone(await asha!.post(`/api/client-files/${fileId}/remove`));
  expect((await own()).some(({ id }) => id === fileId)).toBe(false);
});
