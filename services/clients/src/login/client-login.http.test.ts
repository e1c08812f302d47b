import type { Client, ClientLogin, ClientLoginStep, MissingLogins } from '@atrium/contracts';
import { expectDone, TEST_PASSWORD, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi]: TestPerson[] = [];
let client: Client;

beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  [asha, ravi] = [await executive(acme, 'Asha'), await executive(acme, 'Ravi')];
  const contacts = [
    contactDraft({ emails: ['nandini@login.example'] }),
    contactDraft({ firstName: 'Rustom', emails: [], phones: [] }),
    contactDraft({ firstName: 'Own', emails: [ravi.user.email], phones: [] }),
  ];
  client = expectDone(await asha.post<Client>('/api/clients', clientDraft({ contacts })));
});
afterAll(() => portal.close());

const list = async (by: TestPerson): Promise<ClientLogin[]> =>
  (await by.get(`/api/client-logins?clientId=${client.id}`)).body.items;
const nandini = async (): Promise<ClientLogin> =>
  (await list(asha!)).find(({ email }) => email === 'nandini@login.example')!;
const take = async (step: ClientLoginStep, by = asha!) => {
  const { contact, version } = await nandini();
  return by.post(`/api/client-logins/${contact.id}`, { step, version });
};

test('each contact says whether they sign in, and what may be done', async () => {
  expect((await list(asha!)).map(({ state, steps }) => [state, steps])).toEqual([
    ['none', ['invite']],
    ['staff', []],
    ['noEmail', []],
  ]);
  expect((await ravi!.get(`/api/client-logins?clientId=${client.id}`)).status).toBe(404);
});

test('who has no login is listed over all clients that the reader sees, and no longer once invited', async () => {
  const contacts = [contactDraft({ firstName: 'Farah', emails: ['farah@missing.example'], phones: [] })];
  const given = clientDraft({ name: 'Missing Logins', contacts });
  const other = expectDone(await asha!.post<Client>('/api/clients', given));
  const missing = async (by: TestPerson) => {
    const { items } = expectDone(await by.get<MissingLogins>('/api/client-logins/missing'));
    return items.filter(({ client: { id } }) => id === other.id || id === client.id);
  };
  const before = await missing(asha!);
  expect(before.map(({ state, client: { name } }) => [name, state])).toEqual(
    expect.arrayContaining([
      ['Missing Logins', 'none'],
      [client.name, 'none'],
      [client.name, 'noEmail'],
    ]),
  );
  // The one whose email is a colleague's is none who could be invited.
  expect(before).toHaveLength(3);
  expect(await missing(ravi!)).toEqual([]);
  const farah = before.find(({ client: { id } }) => id === other.id)!;
  const step = { step: 'invite', version: null };
  expectDone(await asha!.post(`/api/client-logins/${farah.contact.id}`, step));
  expect((await missing(asha!)).map(({ client: { id } }) => id)).not.toContain(other.id);
});

test('an executive invites the people of an own client, who join as client alone', async () => {
  expect((await take('invite', ravi)).status).toBe(404);
  expect((await take('close')).body.error.code).toBe('TRANSITION_REFUSED');
  const [first, second] = await Promise.all([take('invite'), take('invite')]);
  expect([first.status, second.status].toSorted((one, two) => one - two)).toEqual([200, 409]);
  expect(await nandini()).toMatchObject({ state: 'open', steps: ['view', 'resend', 'revoke'] });
  await viewAsNandini();
  expect((await take('resend')).status).toBe(200);
  const token = await portal.tokenMailedTo('nandini@login.example');
  const joined = await portal.browser().post('/api/auth/invitations/accept', {
    token,
    firstName: 'Nandini',
    lastName: 'Shah',
    password: TEST_PASSWORD,
  });
  expect(joined.body.user.role).toBe('client');
  expect(await nandini()).toMatchObject({ state: 'accepted', steps: ['view', 'close'] });
  await viewAsNandini();
});

/** Before and after they join: read-only, recorded, and over with Stop. */
async function viewAsNandini(): Promise<void> {
  expect((await take('view', ravi)).status).toBe(404);
  expectDone(await take('view'));
  const seen = (await asha!.get('/api/auth/me')).body.user;
  expect(seen).toMatchObject({
    role: 'client',
    email: 'nandini@login.example',
    seenBy: { firstName: 'Asha' },
  });
  expect((await asha!.get('/api/client-portal/proposals')).status).toBe(200);
  expect((await asha!.get('/api/clients')).status).toBe(403);
  const clientId = client.id;
  for (const [path, body] of [
    ['messages', { clientId, text: 'As a client', fileIds: [] }],
    ['tasks', { projectId: clientId, title: 'Banner', text: '' }],
  ] as const)
    expect((await asha!.post(`/api/client-portal/${path}`, body)).body.error.code).toBe('SEEING_ONLY');
  expectDone(await asha!.post('/api/auth/stop-seeing'));
  expect((await asha!.get('/api/clients')).status).toBe(200);
  const { items } = (await acme.admin.get('/api/audit?sort=-at&limit=2')).body;
  expect(items.map(({ action }: { action: string }) => action)).toEqual(['user.endSeeAs', 'user.beginSeeAs']);
}

test('nobody sees by the eyes of a contact, or closes and opens the login of one, who is also with a client that they do not see', async () => {
  const draft = clientDraft({
    name: 'Other',
    contacts: [contactDraft({ emails: ['nandini@login.example'] })],
  });
  const given = { ...draft, ownerId: ravi!.user.id, knownReason: 'A second firm' };
  const other = expectDone(await acme.admin.post<Client>('/api/clients', given));
  for (const step of ['view', 'close'] as const)
    expect((await take(step)).body.error.code).toBe('CONTACT_ELSEWHERE');
  expect(await nandini()).toMatchObject({ steps: [], elsewhere: true, lastSignInAt: null });
  expectDone(await take('close', acme.admin));
  expect((await take('reopen')).body.error.code).toBe('CONTACT_ELSEWHERE');
  expectDone(await take('reopen', acme.admin));
  expectDone(await take('view', acme.admin));
  expectDone(await acme.admin.post('/api/auth/stop-seeing'));
  expectDone(await ravi!.post(`/api/clients/${other.id}/archive`, { version: other.version }));
  await viewAsNandini();
});

test('a closed login is kept out until it is opened again', async () => {
  const person = await acme.signIn('nandini@login.example');
  expect((await person.get('/api/client-portal/proposals')).status).toBe(200);
  expectDone(await take('close'));
  expect((await person.get('/api/client-portal/proposals')).status).toBe(401);
  expect(await nandini()).toMatchObject({ state: 'closed', steps: ['reopen'] });
  expectDone(await take('reopen'));
  expect((await nandini()).state).toBe('accepted');
});

test('an invitation to a contact of two clients is sent again and withdrawn by who sees both', async () => {
  const contacts = [contactDraft({ emails: ['zubin@login.example'], phones: [] })];
  const known = { knownReason: 'A second firm' };
  const own = expectDone(await asha!.post<Client>('/api/clients', clientDraft({ name: 'One', contacts })));
  const draft = { ...clientDraft({ name: 'Two', contacts }), ...known, ownerId: ravi!.user.id };
  expectDone(await acme.admin.post<Client>('/api/clients', draft));
  const login = async (): Promise<ClientLogin> =>
    (await asha!.get(`/api/client-logins?clientId=${own.id}`)).body.items[0];
  const step = async (name: ClientLoginStep, by: TestPerson) => {
    const { contact, version } = await login();
    return by.post(`/api/client-logins/${contact.id}`, { step: name, version });
  };
  expectDone(await step('invite', asha!));
  for (const name of ['resend', 'revoke'] as const)
    expect((await step(name, asha!)).body.error.code).toBe('CONTACT_ELSEWHERE');
  expectDone(await step('revoke', acme.admin));
  expect((await step('invite', asha!)).body.error.code).toBe('CONTACT_ELSEWHERE');
});
