import type { NextStep } from '@atrium/contracts';
import { expectDone, TestPortal, type TestPerson } from '@atrium/testing';
import { clientDraft } from '../testing/client-draft.factory.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());

const stepsOf = async (person: TestPerson) => {
  const { items } = expectDone(await person.get<{ items: NextStep[] }>('/api/portal/next-steps'));
  return items.filter(({ id }) => id.startsWith('clients.')).map(({ id, done }) => [id, done]);
};

test('a fresh company is shown its first client, lead and proposal, each until it is there', async () => {
  const acme = await portal.company();
  expect(await stepsOf(acme.admin)).toEqual([
    ['clients.first-client', false],
    ['clients.first-lead', false],
    ['clients.first-proposal', false],
  ]);
  expectDone(await acme.admin.post('/api/clients', clientDraft({ name: 'Kesar' })));
  expect((await stepsOf(acme.admin))[0]).toEqual(['clients.first-client', true]);
  expect(await stepsOf(await acme.person('employee'))).toEqual([]);
});
