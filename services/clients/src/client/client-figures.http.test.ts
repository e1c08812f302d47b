import type { Client, ClientOverview, Page, Project, Proposal } from '@atrium/contracts';
import { expectDone, TestClock, type TestPerson } from '@atrium/testing';
import { taskDraft } from '@atrium/work/testing';
import { clientDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { proposalDraft } from '../testing/proposal-draft.factory.js';
import { ProposalDesk } from '../testing/proposal-desk.factory.js';

const clock = new TestClock('2026-06-29T06:00:00Z');
let desk: ProposalDesk;

beforeAll(async () => {
  desk = await ProposalDesk.open(clock);
});
afterAll(() => desk.portal.close());

/** The admin's own. */
const siteOf = (clientId: string) => ({
  clientId,
  kind: 'website',
  name: 'Lotus site',
  code: null,
  managerId: desk.acme.admin.user.id,
  memberIds: [],
  startOn: '2026-07-01',
  endOn: '2026-09-30',
  budgetHours: 40,
  withTemplate: false,
});

const listed = async (by: TestPerson) => {
  const { items } = expectDone(await by.get<Page<Client>>('/api/clients'));
  const found = items.find(({ id }) => id === desk.client.id);
  return found && [found.openProjects, found.proposalsOut, found.lastContactAt];
};

test('the list of clients says what is open and when somebody last spoke with them, of what the reader sees', async () => {
  const { acme, asha, client } = desk;
  expect(await listed(asha)).toEqual([0, 0, null]);
  await desk.draft();
  await desk.send();
  expectDone(await acme.admin.post('/api/projects', siteOf(client.id)));
  const call = { about: { kind: 'client', id: client.id }, kind: 'call', direction: 'out', text: '' };
  expectDone(
    await asha.post('/api/client-activities', { ...call, outcome: 'reached', minutes: 4, next: null }),
  );
  const spoken = '2026-06-29T06:00:00.000Z';
  expect(await listed(acme.admin)).toEqual([1, 1, spoken]);
  // The project is the admin's, so Asha does not see it.
  expect(await listed(asha)).toEqual([0, 1, spoken]);
  const note = { ...call, kind: 'note', text: 'Called nobody', outcome: null, minutes: null, next: null };
  clock.advance({ minutes: 1 });
  expectDone(await asha.post('/api/client-activities', note));
  expect((await listed(asha))?.[2]).toBe(spoken);
});

test('the list says what was accepted in 12 months, to those who see proposals', async () => {
  const { acme, asha } = desk;
  const { admin } = acme;
  const client = expectDone(
    await admin.post<Client>(
      '/api/clients',
      clientDraft({ name: 'Tulsi Foods', contacts: [], ownerId: asha.user.id }),
    ),
  );
  const acceptedFor = async (by: TestPerson) => {
    const { items } = expectDone(await by.get<Page<Client>>('/api/clients'));
    return items.find(({ id }) => id === client.id)?.accepted;
  };
  const exportedFor = async (by: TestPerson, name: string) => {
    const { text } = await by.get('/api/exports?list=clients.clients&format=csv&columns=name,accepted');
    return text.split('\n').find((line) => line.includes(name));
  };
  expect(await acceptedFor(admin)).toEqual([]);
  const accept = async (title: string, set: string) => {
    const draft = proposalDraft({ clientId: client.id, signerIds: [], title });
    const { id } = expectDone(await admin.post<Proposal>('/api/proposals', draft));
    await desk.portal.database.query(`update proposal set ${set} where id = $1`, [id]);
  };
  const now = `'${clock.now().toISOString()}'::timestamptz`;
  const isAccepted = `state = 'accepted', number = 'T/' || id, sent_at = ${now}`;
  await accept('This year', `${isAccepted}, total = 7080000, decided_at = ${now} - interval '300 days'`);
  await accept('Now', `${isAccepted}, total = 20000, decided_at = ${now}`);
  await accept('Long ago', `${isAccepted}, total = 999, decided_at = ${now} - interval '366 days'`);
  await accept('Abroad', `${isAccepted}, total = 30000, currency = 'USD', decided_at = ${now}`);
  await accept('Abroad again', `${isAccepted}, total = 20000, currency = 'USD', decided_at = ${now}`);
  await accept('Nearer', `${isAccepted}, total = 1250, currency = 'AED', decided_at = ${now}`);
  await accept('Not yet', `total = 999`);
  expect(await acceptedFor(admin)).toEqual([
    { currency: 'INR', amount: 7_100_000 },
    { currency: 'AED', amount: 1_250 },
    { currency: 'USD', amount: 50_000 },
  ]);
  await accept('Out', `state = 'sent', number = 'T/' || id, sent_at = ${now}, total = 40000`);
  await accept(
    'Out abroad',
    `state = 'sent', number = 'T/' || id, sent_at = ${now}, total = 700, currency = 'USD'`,
  );
  const { proposalsOut } = expectDone(await admin.get<ClientOverview>(`/api/clients/${client.id}/overview`));
  expect(proposalsOut.count).toBe(2);
  expect(new Set(proposalsOut.totals)).toEqual(
    new Set([
      { currency: 'INR', amount: 40_000 },
      { currency: 'USD', amount: 700 },
    ]),
  );
  expect(await exportedFor(admin, client.name)).toContain('"₹71,000 + AED\u00a012.50 + $500"');
  expect(await exportedFor(admin, desk.client.name)).toContain(',"₹0",');
  const blind = await executive(acme, 'Bela', [{ resource: 'clients', actions: ['read', 'approve'] }]);
  expect(await acceptedFor(blind)).toBeNull();
});

test('the list and the page of a client say the same of what is wrong', async () => {
  const { acme, asha } = desk;
  const client = expectDone(
    await asha.post<Client>('/api/clients', clientDraft({ name: 'Jasmine Spa', contacts: [] })),
  );
  const healthFor = async (by: TestPerson) => {
    const { items } = expectDone(await by.get<Page<Client>>('/api/clients'));
    return items.find(({ id }) => id === client.id)?.health;
  };
  const overview = async (by: TestPerson) => {
    const { troubles } = expectDone(await by.get<ClientOverview>(`/api/clients/${client.id}/overview`));
    return troubles.map(({ kind }) => kind);
  };
  expect(await healthFor(asha)).toBeNull();
  const since = clock.now();
  await desk.portal.database.query('update client set created_at = $2 where id = $1', [client.id, since]);
  const project = expectDone(await acme.admin.post<Project>('/api/projects', siteOf(client.id)));
  expect(await healthFor(acme.admin)).toEqual([]);
  const task = {
    title: 'Draw it',
    projectId: project.id,
    tab: 'websiteAndApp' as const,
    dueOn: '2026-07-02',
  };
  expectDone(await acme.admin.post('/api/tasks', taskDraft(task)));
  clock.advance({ days: 22 });
  const admin = await acme.signIn(acme.admin.user.email);
  expect(await healthFor(admin)).toEqual(['lateTasks', 'silence']);
  expect(await overview(admin)).toEqual(['lateTasks', 'silence']);
  // Asha sees neither the project nor what is late in it.
  expect(await healthFor(await acme.signIn(asha.user.email))).toBeNull();
});
