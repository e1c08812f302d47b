import { TEAM, type Team } from '@atrium/contracts';
import { formatNumber, lazyDialog, t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { orDash, RecordPage, refFilter, StatusBadge, useSearchParams, type ColumnLooks } from '@atrium/ui';
import { useEmployeeOffers, useEmployeeRef } from '../../shared/employee.api.js';
import { teamApi } from '../../shared/team.api.js';
import { SuggestButton } from './components/suggest-button.js';
import { Unplaced } from './components/unplaced.js';
import { useTeamTabs } from './use-team-tabs.js';

const TeamDialog = lazyDialog(() => import('./components/team.dialog.js'));

const LOOKS: ColumnLooks<typeof TEAM.list, Team> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  leader: { card: 'text', cell: ({ leader }) => orDash(leader?.name) },
  people: {
    align: 'end',
    card: 'note',
    cell: ({ people }) => t('{count, plural, one {# member} other {# members}}', { count: people }),
  },
  inNow: { align: 'end', cell: ({ inNow }) => orDash(inNow > 0 ? formatNumber(inNow) : null) },
  awayToday: {
    align: 'end',
    cell: ({ awayToday }) => orDash(awayToday > 0 ? formatNumber(awayToday) : null),
  },
  awayWeek: {
    align: 'end',
    wide: true,
    cell: ({ awayWeek }) => orDash(awayWeek > 0 ? formatNumber(awayWeek) : null),
  },
  minPresent: {
    align: 'end',
    cell: ({ minPresent }) => formatNumber(minPresent / 100, { style: 'percent' }),
  },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

const EXTRAS = {
  leader: refFilter({ label: () => t('Leader'), useOffers: useEmployeeOffers, useRef: useEmployeeRef }),
};

/** The teams, or the people who are in none. */
export default function TeamPage() {
  const keeps = useMayOpen()({ session: 'staff', permission: TEAM.check('create') });
  const [params] = useSearchParams();
  return keeps && params.get('view') === 'unplaced' ? <Unplaced /> : <Teams keeps={keeps} />;
}

function Teams({ keeps }: { keeps: boolean }) {
  const details = useCompanyPath()('team/management/details');
  return (
    <RecordPage
      record={TEAM}
      api={teamApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      pageOf={({ id }) => `${details}?id=${id}`}
      Form={TeamDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No teams yet'),
        text: keeps ? <Suggestion /> : t('HR adds teams and says who leads them.'),
      }}
      extras={EXTRAS}
      {...useTeamTabs(keeps)}
    />
  );
}

function Suggestion() {
  return (
    <>
      <span className="d-block">
        {t('A team has a leader, who sees the attendance and leave of its members.')}
      </span>
      <span className="d-block mt-3">
        <SuggestButton />
      </span>
    </>
  );
}
