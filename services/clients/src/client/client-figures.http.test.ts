import type { Client, Page } from '@atrium/contracts';
import { expectDone, TestClock, type TestPerson } from '@atrium/testing';
import { ProposalDesk } from '../testing/proposal-desk.factory.js';

const clock = new TestClock('2026-06-29T06:00:00Z');
let desk: ProposalDesk;

beforeAll(async () => {
  desk = await ProposalDesk.open(clock);
});
afterAll(() => desk.portal.close());

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
  const project = {
    clientId: client.id,
    kind: 'website',
    name: 'Lotus site',
    code: null,
    managerId: acme.admin.user.id,
    memberIds: [],
    startOn: '2026-07-01',
    endOn: '2026-09-30',
    budgetHours: 40,
    withTemplate: false,
  };
  expectDone(await acme.admin.post('/api/projects', project));
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
