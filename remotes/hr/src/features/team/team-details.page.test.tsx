import type { Team, TeamMember } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TeamDetailsPage from './team-details.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000d${String(last)}`;
const leader = { id: id(9), name: 'Riya Kapoor' };
const team: Team = {
  id: id(1),
  name: 'Launch',
  purpose: 'New things',
  leader,
  minPresent: 60,
  people: 2,
  inNow: 1,
  awayToday: 0,
  awayWeek: 1,
  status: 'active',
  archivedAt: null,
  version: 4,
  allowedTransitions: ['update', 'archive', 'addMembers', 'endMember', 'setPrimary'],
};
const member = (last: number, more: Partial<TeamMember>): TeamMember => ({
  id: id(last),
  employee: { id: id(last), name: 'Asha Rao' },
  designation: 'Designer',
  userId: id(last),
  from: '2026-01-05',
  to: null,
  primary: true,
  presence: 'in',
  ...more,
});
const items = [member(5, {}), member(9, { employee: leader, presence: 'away', primary: false })];

const leave = { from: '2026-11-25', to: '2026-11-25', pending: false };
const AWAY = [
  { ...leave, employee: { id: id(5), name: 'Asha Rao' } },
  { ...leave, from: '2026-11-30', to: '2026-11-30', employee: leader },
];

function show(role: 'hr' | 'teamLeader') {
  const { calls } = renderPage(TeamDetailsPage, {
    role,
    path: `team/management/details?id=${team.id}`,
    answer: ({ method, url }) => {
      if (method !== 'GET') return { ...team, version: 5 };
      if (url.endsWith('/members')) return { items, leads: role === 'teamLeader' };
      if (url === 'tasks/load') return { items: [{ userId: id(5), open: 3, late: 1, estimate: 90 }] };
      if (url.endsWith('/coverage')) return { today: '2026-11-23', minPresent: 60, days: [], away: AWAY };
      return team;
    },
  });
  return () => calls.filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body }));
}

test('HR ends a membership, but not that of the leader', async () => {
  const sent = show('hr');
  const rows = within(await screen.findByRole('table', { name: 'Members' }));
  const asha = await rows.findByRole('row', { name: /Asha Rao/ });
  expect(asha.textContent).toContain('In');
  const load = within(await screen.findByRole('table', { name: 'Workload' }));
  expect((await load.findByRole('row', { name: /Asha Rao/ })).textContent).toContain('1:30');
  await userEvent.click(rows.getByRole('button', { name: 'Actions for Riya Kapoor' }));
  expect(screen.queryByRole('menuitem', { name: 'End membership' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(rows.getByRole('button', { name: 'Actions for Asha Rao' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End membership' }));
  const form = within(await screen.findByRole('dialog', { name: 'End membership' }));
  await userEvent.click(form.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([
    {
      url: `hr/teams/${team.id}/end-member`,
      body: { version: 4, memberId: id(5), to: expect.any(String) as string },
    },
  ]);
});

test('figures of a team open the people whom they count', async () => {
  show('hr');
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  const names = async (figure: RegExp) => {
    await userEvent.click(today.getByRole('link', { name: figure }));
    const members = within(screen.getByRole('table', { name: 'Members' }));
    await waitFor(() => expect(members.getAllByRole('row')).toHaveLength(2));
    return members.getAllByRole('row')[1]?.textContent;
  };
  expect(await names(/^In now/)).toContain('Asha Rao');
  expect(await names(/^Away today/)).toContain('Riya Kapoor');
  expect(await names(/^Away this week/)).toContain('Asha Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Members' }));
  const members = within(screen.getByRole('table', { name: 'Members' }));
  await waitFor(() => expect(members.getAllByRole('row')).toHaveLength(3));
});

test('whoever leads the team sets its minimum presence and nothing else', async () => {
  const sent = show('teamLeader');
  await userEvent.click(await screen.findByRole('button', { name: 'Set minimum presence' }));
  expect(screen.queryByRole('button', { name: 'Add members' })).toBeNull();
  const form = within(await screen.findByRole('dialog', { name: 'Set minimum presence' }));
  const field = form.getByLabelText(/^Minimum presence in percent/);
  await userEvent.clear(field);
  await userEvent.type(field, '75');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([{ url: `hr/teams/${team.id}/minimum`, body: { version: 4, minPresent: 75 } }]);
});
