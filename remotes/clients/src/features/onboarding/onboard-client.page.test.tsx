import type { Lead } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DRAFT } from '../../testing/proposals.js';
import OnboardClientPage from './onboard-client.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000e${String(last)}`;
const owner = { id: id(9), name: 'Riya Kapoor' };
const lead: Lead = {
  id: id(1),
  version: 3,
  allowedTransitions: ['update', 'convert'],
  name: 'Asha Rao',
  company: 'Rao Foods',
  emails: ['asha@rao.example'],
  phones: [],
  source: 'web',
  ownerId: owner.id,
  owner,
  value: null,
  probability: 50,
  expectedClose: null,
  services: ['website'],
  city: null,
  nextAction: null,
  nextOn: null,
  stage: 'qualified',
  stageSince: '2026-11-02T05:00:00.000Z',
  answeredAt: null,
  lostReason: null,
  lostNote: null,
  client: null,
  given: null,
  heldFrom: null,
  createdAt: '2026-11-01T05:00:00.000Z',
  archivedAt: null,
  nextTime: null,
  nextAt: null,
  utm: {},
  stageKey: 'qualified',
  stageName: null,
  quietSince: '2026-11-02T05:00:00.000Z',
  campaign: null,
  answerDueAt: null,
  lastActivityAt: null,
  sourceName: null,
  serviceNames: {},
  handedFrom: null,
  lostReasonName: null,
  wonReason: null,
};
const known = { id: id(2), name: 'Rao Foods Pvt Ltd', why: 'email' };

function show(more = '') {
  const { calls } = renderPage(OnboardClientPage, {
    role: 'admin',
    path: `client/onboardClient?lead=${lead.id}${more}`,
    answer: ({ method, url }) => {
      if (url === `leads/${lead.id}`) return lead;
      if (url === 'client-matches')
        return { items: [{ kind: 'client', verdict: 'same', owner: null, seen: known }] };
      if (url.startsWith('proposals/'))
        return { ...DRAFT, items: [{ title: 'Social media, six months', details: null }] };
      if (url === 'client-logins') return { items: [] };
      if (method === 'POST')
        return { id: id(3), version: 1, client: { id: known.id, name: known.name }, blockedBy: null };
      return undefined;
    },
  });
  return () => calls.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body }));
}

test('what is known is not asked, and the page says before what will be made and sent', async () => {
  const sent = show();
  expect(await screen.findByRole('heading', { name: 'Onboard Rao Foods' })).toBeTruthy();
  expect(screen.getByText('Rao Foods becomes a client')).toBeTruthy();
  expect(screen.getByText('Portal invitations: 1')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Asha Rao' }));
  expect(screen.queryByText(/^Portal invitations/)).toBeNull();
  expect(screen.getByText('Website for Rao Foods starts with its milestones and tasks')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Use this client' }));
  expect(await screen.findByText('Rao Foods Pvt Ltd is taken up and active')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Onboard client' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([
    {
      url: 'client-onboardings',
      body: expect.objectContaining({
        leadId: lead.id,
        clientId: known.id,
        invitesLead: false,
        managerId: owner.id,
        projects: [{ kind: 'website', name: 'Website for Rao Foods' }],
        contactIds: [],
        kickoffOn: null,
        kickoffTitle: 'Kick-off with Rao Foods',
      }) as object,
    },
  ]);
});

test('what was sold is ticked beside what the lead asked for, and who signs in is asked to the kick-off', async () => {
  show(`&proposal=${DRAFT.id}`);
  const ticked = await screen.findAllByRole('checkbox', { checked: true });
  expect(ticked.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Asha Rao',
    'Social media',
    'Website',
  ]);
  expect(screen.queryByText(/^Invitations to the kick-off/)).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /^Kick-off on/ }), '30 Nov 2026{Tab}');
  expect(await screen.findByText('Invitations to the kick-off: 1')).toBeTruthy();
});
