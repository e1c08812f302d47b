import { randomUUID } from 'node:crypto';
import type { Conversation, Message } from '@atrium/contracts';
import { openEvents, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';

let portal: TestPortal;
let second: TestPortal;
let acme: TestCompany;
let asha: TestPerson;
let ravi: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  second = await TestPortal.start({ beside: portal });
  acme = await portal.company();
});
afterAll(async () => {
  await second.close();
  await portal.close();
});
beforeEach(async () => {
  [asha, ravi] = [await acme.person('employee'), await acme.person('hr')];
});

const send = (from: TestPerson, to: TestPerson, text: string, clientId: string = randomUUID()) =>
  from.post<Message>(`/api/messages/with/${to.user.id}`, { clientId, text });
const thread = async (person: TestPerson, other: TestPerson, query = '') =>
  (await person.get(`/api/messages/with/${other.user.id}${query}`)).body;
const texts = async (person: TestPerson, other: TestPerson) =>
  ((await thread(person, other)).items as Message[]).map(({ text, mine }) => `${mine ? '>' : '<'} ${text}`);
const conversations = async (person: TestPerson): Promise<Conversation[]> =>
  (await person.get('/api/messages/conversations')).body.items;
const unread = async (person: TestPerson) => (await person.get('/api/inbox/counts')).body.messages;
test('a message reaches the other one’s open page at another gateway, is counted, read, and seen as read', async () => {
  const stream = await openEvents(second.browserOf(ravi));
  const sent = await send(asha, ravi, 'Are you in?');
  expect(sent.status).toBe(201);
  await stream.until('invalidate', 'Message');
  expect(await texts(ravi, asha)).toEqual(['< Are you in?']);
  expect([await unread(ravi), await unread(asha)]).toEqual([1, 0]);
  expect((await thread(asha, ravi)).readUpTo).toBeNull();
  await ravi.post(`/api/messages/with/${asha.user.id}/read`, { upTo: sent.body.id });
  expect(await unread(ravi)).toBe(0);
  expect((await thread(asha, ravi)).readUpTo).toBe(sent.body.id);
  stream.close();
});

test('sent again with the same id, also at the same moment, it is one message', async () => {
  const clientId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(asha, ravi, 'Once', clientId)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await texts(ravi, asha)).toEqual(['< Once']);
  expect(await unread(ravi)).toBe(1);
  expect((await send(asha, ravi, 'Another', clientId)).body).toMatchObject({ error: { code: 'KEY_REUSED' } });
});

test('two who begin to write to each other at once have one conversation', async () => {
  await Promise.all([send(asha, ravi, 'one'), send(ravi, asha, 'two'), send(asha, ravi, 'three')]);
  const [[mine], [theirs]] = [await conversations(asha), await conversations(ravi)];
  expect(mine?.id).toBe(theirs?.id);
  expect((await texts(asha, ravi)).sort()).toEqual(['< two', '> one', '> three']);
});

test('conversations stand by their last message', async () => {
  const other = await acme.person('teamLeader');
  await send(asha, ravi, 'first');
  await send(other, asha, 'second');
  const names = async () => (await conversations(asha)).map(({ contact }) => contact.id);
  expect(await names()).toEqual([other.user.id, ravi.user.id]);
  await send(ravi, asha, 'third');
  expect(await names()).toEqual([ravi.user.id, other.user.id]);
  expect((await conversations(asha))[0]).toMatchObject({ unread: 1, last: { mine: false, text: 'third' } });
});

test('older messages come by pages, none twice and none missing while more are written', async () => {
  for (let index = 0; index < 7; index += 1) await send(asha, ravi, `no ${index}`);
  const seen: string[] = [];
  let before: string | null = null;
  do {
    const page: { items: Message[]; next: string | null } = await thread(
      ravi,
      asha,
      `?limit=3${before ? `&before=${before}` : ''}`,
    );
    seen.push(...page.items.map(({ text }) => text));
    await send(asha, ravi, 'later');
    before = page.next;
  } while (before);
  expect(seen).toEqual(['no 6', 'no 5', 'no 4', 'no 3', 'no 2', 'no 1', 'no 0']);
});

test('reading up to an older message takes nothing back, and another conversation’s says nothing', async () => {
  const other = await acme.person('employee');
  const [{ body: one }, { body: two }] = [await send(asha, ravi, 'one'), await send(asha, ravi, 'two')];
  const foreign = (await send(other, asha, 'elsewhere')).body;
  const read = (upTo: string) => ravi.post(`/api/messages/with/${asha.user.id}/read`, { upTo });
  await read(foreign.id);
  expect(await unread(ravi)).toBe(2);
  await read(one.id);
  expect(await unread(ravi)).toBe(1);
  await read(two.id);
  await read(one.id);
  expect(await unread(ravi)).toBe(0);
});

test('nobody reads what two others write, and clients have no part in it', async () => {
  await send(asha, ravi, 'in confidence');
  const [other, client] = [await acme.person('admin'), await acme.person('client')];
  expect(await texts(other, ravi)).toEqual([]);
  expect(await texts(other, asha)).toEqual([]);
  expect((await send(asha, client, 'hello')).status).toBe(404);
  expect((await send(client, asha, 'hello')).status).toBe(403);
});

test('nobody writes to themselves, to another company, or to whoever has left; what was written stays', async () => {
  const globex = await portal.company();
  expect((await send(asha, asha, 'me')).status).toBe(404);
  expect((await send(asha, globex.admin, 'hello')).status).toBe(404);
  await send(asha, ravi, 'Bye');
  const { version } = (await acme.admin.get(`/api/users/${ravi.user.id}`)).body;
  await acme.admin.post(`/api/users/${ravi.user.id}/deactivate`, { version });
  expect((await send(asha, ravi, 'Still there?')).status).toBe(409);
  expect(await texts(asha, ravi)).toEqual(['> Bye']);
  expect((await conversations(asha))[0]?.contact.role).toBeNull();
});

test('people are found by a part of their name, with whether they are there', async () => {
  const priya = await acme.person('employee', { firstName: 'Priyanka', lastName: 'O’Neil%' });
  const stream = await openEvents(priya);
  await portal.settle();
  const find = async (search: string) =>
    (await asha.get(`/api/messages/contacts?search=${encodeURIComponent(search)}`)).body.items;
  expect(await find('yanka o')).toMatchObject([
    { id: priya.user.id, name: 'Priyanka O’Neil%', role: 'employee' },
  ]);
  expect(await find('neil%')).toHaveLength(1);
  expect(await find('nobody at all')).toEqual([]);
  expect(
    (await asha.get('/api/messages/contacts')).body.items.map(({ id }: { id: string }) => id),
  ).not.toContain(asha.user.id);
  stream.close();
});

test('what is read is not mailed; what is not, once for the hour', async () => {
  const preferences = { quiet: null, dailyAt: '08:00', timezone: null };
  const value = { ...preferences, kinds: { 'message.received': { inApp: true, email: 'daily' } } };
  expect((await ravi.put('/api/settings/inbox.notifications', { value, version: 0 })).status).toBe(200);
  const { body } = await send(asha, ravi, 'one');
  await send(asha, ravi, 'two');
  await portal.settle();
  const waiting = () =>
    portal.database.query(
      "select from notification where user_id = $1 and kind = 'message.received' and read_at is null",
      [ravi.user.id],
    );
  expect(await waiting()).toHaveLength(1);
  expect((await ravi.get('/api/notifications')).body.items).toEqual([]);
  await ravi.post(`/api/messages/with/${asha.user.id}/read`, { upTo: body.id });
  expect(await waiting()).toHaveLength(0);
});

test('a flood of messages is stopped', async () => {
  const statuses = new Set<number>();
  for (let index = 0; index < 62; index += 1) statuses.add((await send(asha, ravi, `no ${index}`)).status);
  expect(statuses).toEqual(new Set([201, 429]));
});

test('an empty message and one that is too long are refused beside the field', async () => {
  expect((await send(asha, ravi, '   ')).body).toMatchObject({
    error: { fields: { text: 'Write something.' } },
  });
  expect((await send(asha, ravi, 'x'.repeat(4_001))).status).toBe(400);
});

test('frequent contacts are the three whom somebody writes to most, as long as they can', async () => {
  const people = [];
  for (let written = 1; written <= 4; written += 1) {
    const person = await acme.person('employee');
    for (let count = 0; count < written; count += 1) await send(asha, person, `${count}`);
    people.push(person);
  }
  // A person who only received messages, and the one written to least, are not among them.
  for (let count = 0; count < 6; count += 1) await send(ravi, asha, `${count}`);
  const frequent = async (): Promise<string[]> =>
    (await asha.get('/api/messages/contacts/frequent')).body.items.map(({ id }: { id: string }) => id);
  const ids = people.map(({ user }) => user.id);
  expect(await frequent()).toEqual([ids[3], ids[2], ids[1]]);
  const { version } = (await acme.admin.get(`/api/users/${ids[3] ?? ''}`)).body;
  await acme.admin.post(`/api/users/${ids[3] ?? ''}/deactivate`, { version });
  expect(await frequent()).toEqual([ids[2], ids[1], ids[0]]);
});

test('frequent contacts are filled up to three by those who wrote first and by colleagues, as many as there are', async () => {
  const other = await portal.company();
  const person = (firstName: string) => other.person('employee', { firstName, lastName: 'Rao' });
  const [anu, zoe] = [await person('Anu'), await person('Zoe')];
  const frequent = async (): Promise<string[]> =>
    (await zoe.get('/api/messages/contacts/frequent')).body.items.map(({ name }: { name: string }) => name);
  const nameOf = ({ user }: TestPerson) => `${user.firstName} ${user.lastName}`;
  const both = [nameOf(anu), nameOf(other.admin)].sort();
  expect(await frequent()).toEqual(both);
  const [bina, cara] = [await person('Bina'), await person('Cara')];
  await send(cara, zoe, 'Hello');
  await send(zoe, bina, 'Hello');
  expect(await frequent()).toEqual([nameOf(bina), nameOf(cara), nameOf(anu)]);
});
