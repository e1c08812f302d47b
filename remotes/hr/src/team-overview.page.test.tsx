import type { Team } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import TeamOverviewPage from './team-overview.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000d${String(last)}`;
const leader = { id: id(9), name: 'Riya Kapoor' };
const asha = { id: id(5), name: 'Asha Rao' };
const team = { id: id(1), name: 'Launch', leader, minPresent: 60, status: 'active' } as Team;
const DAYS = ['2026-11-23', '2026-11-24'];

function show(teams: Team[]) {
  return renderPage(TeamOverviewPage, {
    role: 'teamLeader',
    path: 'dashboard/TeamLeader',
    answer: ({ url }) => {
      if (url === 'hr/attendance/me') return { employee: leader };
      if (url === 'hr/teams') return { items: teams, nextCursor: null, total: 1, totalIsExact: true };
      if (url.endsWith('/members'))
        return { items: [{ id: id(4), employee: asha, userId: id(5), presence: 'in' }], leads: true };
      if (url === 'tasks/load') return { items: [{ userId: id(5), open: 3, late: 1, estimate: 90 }] };
      if (url.endsWith('/coverage'))
        return {
          today: DAYS[0],
          minPresent: 60,
          days: DAYS.map((date) => ({ date, off: false, members: 2, present: 1, below: true })),
          away: [
            { employee: asha, from: DAYS[0], to: DAYS[1], pending: false },
            { employee: leader, from: DAYS[1], to: DAYS[1], pending: true },
          ],
        };
      return undefined;
    },
  });
}

test('a leader sees who of the team is away on the same days, and who has how much to do', async () => {
  const { calls } = show([team]);
  const workload = within(await screen.findByRole('table', { name: 'Workload' }));
  await workload.findByRole('row', { name: /^Asha Rao.*3/ });
  await screen.findByText(/Fewer stay than the team keeps on 2 days/);
  const leave = within(await screen.findByRole('region', { name: 'Leave of the next weeks' }));
  for (const { name } of [asha, leader]) await leave.findAllByText(name);
  expect(calls.map(({ url }) => url)).toContain('hr/teams');
});
