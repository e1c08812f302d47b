import type {
  Client,
  ClientContact,
  ClientLogin,
  ClientOnboarding,
  Lead,
  Page,
  Project,
} from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { leadDraft } from '../testing/lead-draft.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi]: TestPerson[] = [];

beforeAll(async () => {
  portal = await TestPortal.start({ clock: new TestClock('2026-11-23T06:00:00Z') });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  [asha, ravi] = [await executive(acme, 'Asha'), await executive(acme, 'Ravi')];
});
afterAll(() => portal.close());

const PATH = '/api/client-onboardings';

const order = (more: object = {}) => ({
  leadId: null,
  clientId: null,
  invitesLead: true,
  contactIds: [],
  projects: [],
  managerId: acme.admin.user.id,
  kickoffOn: '2026-11-30',
  kickoffFrom: '11:00',
  kickoffTitle: 'Kick-off',
  ...more,
});

const addLead = async (name: string): Promise<Lead> => {
  const emails = [`${name.toLowerCase()}@onboarded.example`];
  const draft = leadDraft({ name, company: `${name} Foods`, emails, phones: [] });
  return expectDone(await acme.admin.post<Lead>('/api/leads', { ...draft, ownerId: asha!.user.id }));
};

const loginsOf = async (clientId: string): Promise<ClientLogin[]> =>
  (await acme.admin.get(`/api/client-logins?clientId=${clientId}`)).body.items;

const take = (one: ClientOnboarding, step: string) =>
  acme.admin.post(`${PATH}/${one.id}/${step}`, { version: one.version });

test('asked ten times together, a lead becomes one client with a login, a manager and one kick-off', async () => {
  const lead = await addLead('Kesar');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      acme.admin.post<ClientOnboarding>(PATH, order({ leadId: lead.id, managerId: ravi!.user.id })),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  const done = answers.find(({ status }) => status === 201)!.body;
  expect(done).toMatchObject({ step: 'complete', blockedBy: null, manager: { id: ravi!.user.id } });
  const client = expectDone(await ravi!.get<Client>(`/api/clients/${done.client.id}`));
  expect(client).toMatchObject({ name: 'Kesar Foods', status: 'active', owner: { id: ravi!.user.id } });
  expect((await asha!.get(`/api/clients/${client.id}`)).status).toBe(404);
  expect(await loginsOf(client.id)).toMatchObject([{ email: 'kesar@onboarded.example', state: 'open' }]);
  const window = 'from=2026-11-30&to=2026-12-01';
  const { body } = await ravi!.get(`/api/calendar/items?${window}`);
  expect(JSON.stringify(body).match(/"Kick-off"/gu)).toHaveLength(1);
  const mails = await portal.mailsTo('kesar@onboarded.example');
  expect(mails.filter(({ subject }) => subject.includes('Kick-off'))).toHaveLength(1);
});

test('projects start with the client, or nothing does', async () => {
  const lead = await addLead('Saffron');
  const projects = [{ kind: 'website', name: 'Website for Saffron' }];
  const given = order({ leadId: lead.id, managerId: ravi!.user.id, projects });
  const strange = { ...given, projects: [...projects, { kind: 'website', name: ' ' }] };
  expect((await acme.admin.post(PATH, strange)).status).toBe(400);
  const { client } = expectDone(await acme.admin.post<ClientOnboarding>(PATH, given));
  const { items } = expectDone(await ravi!.get<Page<Project>>(`/api/projects?client=${client.id}`));
  expect(items).toMatchObject([{ name: 'Website for Saffron', manager: { id: ravi!.user.id } }]);
  expect(items[0]!.tasks.total).toBeGreaterThan(5);
});

test('what cannot be sent waits with its reason until it is mended, or goes without', async () => {
  const contacts = [contactDraft({ firstName: 'Harsh', emails: [asha!.user.email], phones: [] })];
  const client = expectDone(await acme.admin.post<Client>('/api/clients', clientDraft({ contacts })));
  const contactIds = [client.contact!.id];
  const given = order({ clientId: client.id, contactIds, kickoffOn: null });
  const waits = expectDone(await acme.admin.post<ClientOnboarding>(PATH, given));
  expect(waits).toMatchObject({ step: 'team', blockedBy: expect.stringContaining('email') });
  expect((await acme.admin.post(PATH, given)).body.error.code).toBe('ONBOARDING_OPEN');
  const still = expectDone(await take(waits, 'resume'));
  expect(still).toMatchObject({ step: 'team', blockedBy: waits.blockedBy });
  const path = `/api/client-contacts/${contactIds[0]!}`;
  const { version } = expectDone(await acme.admin.get<ClientContact>(path));
  expectDone(await acme.admin.patch(path, { version, emails: ['harsh@onboarded.example'] }));
  expect(expectDone(await take(still, 'resume'))).toMatchObject({ step: 'complete', blockedBy: null });
  expect(await loginsOf(client.id)).toMatchObject([{ state: 'open' }]);
});

test('one that waits goes without the step, or is cancelled; then it has ended', async () => {
  const start = async () => {
    const contacts = [contactDraft({ emails: [], phones: [] })];
    const client = expectDone(await acme.admin.post<Client>('/api/clients', clientDraft({ contacts })));
    const contactIds = [client.contact!.id];
    return expectDone(
      await acme.admin.post<ClientOnboarding>(PATH, order({ clientId: client.id, contactIds })),
    );
  };
  const [one, other] = [await start(), await start()];
  expect(one.blockedBy).toBe('A person without an email can have no login.');
  expect((await ravi!.get(`${PATH}/${one.id}`)).status).toBe(404);
  expect((await ravi!.get(`${PATH}?step=team`)).body.items).toEqual([]);
  expect(expectDone(await take(one, 'skip')).step).toBe('complete');
  const cancelled = expectDone(await take(other, 'cancel'));
  expect((await take(cancelled, 'resume')).body.error.code).toBe('ONBOARDING_ENDED');
});

test('nothing is made when something of it is wrong', async () => {
  const lead = await addLead('Lotus');
  const refused = async (more: object) => (await asha!.post(PATH, order(more))).body.error.fields;
  expect(await refused({ leadId: lead.id, managerId: acme.id })).toEqual({
    managerId: 'This person is not available.',
  });
  expect(await refused({ leadId: lead.id, contactIds: [acme.id] })).toEqual({
    contactIds: 'Choose people of this client.',
  });
  expect(await refused({ leadId: lead.id, kickoffOn: '2026-11-22' })).toEqual({
    kickoffOn: 'Choose a day from today on.',
  });
  expect(await refused({})).toEqual({ clientId: 'Choose a lead or a client.' });
  expect((await asha!.get(`/api/leads/${lead.id}`)).body).toMatchObject({ stage: 'assigned', client: null });
});
