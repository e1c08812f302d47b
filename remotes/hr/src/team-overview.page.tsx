import type { TeamMembers } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { SelectField, useSearchParams, withValues } from '@atrium/ui';
import { TeamLoad } from '@atrium/work-ui';
import { useGetMyAttendanceQuery } from './features/attendance/attendance.api.js';
import { OverviewPage } from './features/overview/overview.page.js';
import { TeamCoverage } from './features/team/components/team-coverage.js';
import { teamApi, useListTeamMembersQuery } from './shared/team.api.js';

/** The same of the people whom the reader leads, with who of their team is away when, and who has how much to do. */
export default function TeamOverviewPage() {
  return (
    <OverviewPage of="team" title={t('My team')}>
      <LedTeams />
    </OverviewPage>
  );
}

/** Of the teams that the reader leads one at a time; who leads none has only the figures. */
function LedTeams() {
  const { data: own } = useGetMyAttendanceQuery();
  const id = own?.employee?.id;
  const { data } = teamApi.useList({ limit: 100, leader: id ?? '' }, { skip: !id });
  const [params, setParams] = useSearchParams();
  const teams = data?.items ?? [];
  const team = teams.find((each) => each.id === params.get('team')) ?? teams[0];
  const members = useListTeamMembersQuery(team?.id ?? '', { skip: !team });
  if (!team || members.isLoading) return null;
  return (
    <>
      {teams.length > 1 && (
        <SelectField
          label={t('Team')}
          value={team.id}
          options={teams.map(({ id: value, name: label }) => ({ value, label }))}
          onChange={({ target }) =>
            setParams((before) => withValues(before, { team: target.value }), { replace: true })
          }
        />
      )}
      <Load members={members.currentData} />
      <TeamCoverage team={team} />
    </>
  );
}

function Load({ members }: { members: TeamMembers | undefined }) {
  if (!members) return null;
  const present = members.items.filter(({ presence }) => presence !== null);
  return (
    <TeamLoad
      path="employee/TaskTable"
      people={present.map(({ employee, userId }) => ({ name: employee.name, userId }))}
    />
  );
}
