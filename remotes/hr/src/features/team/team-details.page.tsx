import { TEAM, type Team, type TeamMembers as Members } from '@atrium/contracts';
import { formatNumber, lazyDialog, t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import {
  Button,
  EmptyState,
  Loaded,
  Metrics,
  Page,
  SkeletonPage,
  useSearchParams,
  type Metric,
} from '@atrium/ui';
import { TeamLoad } from '@atrium/work-ui';
import { useState } from 'react';
import { teamApi, useListTeamMembersQuery } from '../../shared/team.api.js';
import { TeamCoverage } from './components/team-coverage.js';
import { TeamMembers } from './components/team-members.js';
import { useShownMembers, type ShownMembers } from './use-shown-members.js';

const TeamDialog = lazyDialog(() => import('./components/team.dialog.js'));
const AddMembersDialog = lazyDialog(() => import('./components/add-members.dialog.js'));
const MinimumDialog = lazyDialog(() => import('./components/minimum.dialog.js'));

type Open = 'edit' | 'add' | 'minimum' | null;

/** A team: who is there now, who is away in the next weeks, and who has been in it since when. */
export default function TeamDetailsPage() {
  const [params] = useSearchParams();
  const path = useCompanyPath()('team/management');
  const query = teamApi.useGet(params.get('id'));
  if (params.get('id') === null)
    return (
      <Page title={t('Teams')} breadcrumb={[{ label: t('Teams'), to: path }]}>
        <EmptyState title={t('Choose a team')} text={t('Open one from the list of teams.')} />
      </Page>
    );
  return (
    <Loaded of={query} title={t('The team could not be loaded')} skeleton={<SkeletonPage />}>
      {(data) => <Details team={data} />}
    </Loaded>
  );
}

function Details({ team }: { team: Team }) {
  const path = useCompanyPath()('team/management');
  const members = useListTeamMembersQuery(team.id);
  const shown = useShownMembers(team.id);
  const [open, setOpen] = useState<Open>(null);
  const onClose = () => setOpen(null);
  return (
    <Page
      title={team.name}
      subtitle={team.purpose}
      breadcrumb={[{ label: t('Teams'), to: path }]}
      actions={<Actions team={team} members={members.currentData} onOpen={setOpen} />}
    >
      <Metrics label={t('Today')} items={figuresOf(team, shown.addressOf)} />
      <TeamMembers team={team} answer={members} />
      <TeamLoad
        path="employee/TaskTable"
        people={presentOf(members.currentData).map(({ employee, userId }) => ({
          name: employee.name,
          userId,
        }))}
      />
      <TeamCoverage team={team} />
      {open === 'edit' && <TeamDialog row={team} onClose={onClose} />}
      {open === 'add' && <AddMembersDialog team={team} onClose={onClose} />}
      {open === 'minimum' && <MinimumDialog team={team} onClose={onClose} />}
    </Page>
  );
}

const presentOf = (members: Members | undefined) =>
  (members?.items ?? []).filter(({ presence }) => presence !== null);

interface ActionsProps {
  team: Team;
  members: Members | undefined;
  onOpen: (open: Open) => void;
}

/** Who keeps teams changes all of it, and who leads this one what it keeps. */
function Actions({ team, members, onOpen }: ActionsProps) {
  const keeps = useMayOpen()({ session: 'staff', permission: TEAM.check('update') });
  if (team.status === 'archived') return null;
  if (!keeps)
    return members?.leads ? (
      <Button size="sm" onClick={() => onOpen('minimum')}>
        {t('Set minimum presence')}
      </Button>
    ) : null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => onOpen('edit')}>
        {t('Edit')}
      </Button>
      <Button size="sm" variant="primary" icon="plus" onClick={() => onOpen('add')}>
        {t('Add members')}
      </Button>
    </>
  );
}

/** Numbers of people open them in the list of members. */
function figuresOf(
  { leader, people, inNow, awayToday, awayWeek, minPresent }: Team,
  to: (shown: ShownMembers) => string,
): Metric[] {
  return [
    { label: t('Leader'), value: leader?.name ?? t('Choose a leader first') },
    { label: t('Members'), value: formatNumber(people), to: to('members') },
    { label: t('In now'), value: formatNumber(inNow), to: to('in') },
    { label: t('Away today'), value: formatNumber(awayToday), to: to('away') },
    { label: t('Away this week'), value: formatNumber(awayWeek), to: to('week') },
    { label: t('Minimum presence'), value: formatNumber(minPresent / 100, { style: 'percent' }) },
  ];
}
