import {
  TEAM,
  type MemberState,
  type Team,
  type TeamMember,
  type TeamMembers as Members,
} from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate, useMayOpen, useStep } from '@atrium/sdk';
import {
  Badge,
  Card,
  DataTable,
  EmptyState,
  FilterChip,
  orDash,
  Person,
  RowMenu,
  StatusText,
  type DataColumn,
  type MenuItem,
  type Tone,
} from '@atrium/ui';
import { useState } from 'react';
import { teamApi } from '../../../shared/team.api.js';
import { useShownMembers } from '../use-shown-members.js';

const EndMemberDialog = lazyDialog(() => import('./end-member.dialog.js'));

const TONES: Record<MemberState, Tone> = { in: 'success', break: 'warning', away: 'leave', out: 'neutral' };

const presenceInWords = (presence: MemberState) =>
  ({ in: t('In'), break: t('On break'), away: t('Away'), out: t('Not in') })[presence];

interface TeamMembersProps {
  team: Team;
  answer: { currentData?: Members | undefined; error?: unknown; refetch: () => unknown };
}

/** Who is in the team since when, and who of them is in now. */
export function TeamMembers({ team, answer }: TeamMembersProps) {
  const [ending, setEnding] = useState<TeamMember | null>(null);
  const menuOf = useMenu(team, setEnding);
  const shown = useShownMembers(team.id);
  return (
    <Card
      fill="rows"
      title={t('Members')}
      count={team.people}
      actions={
        shown.label && (
          <FilterChip field={t('Members')} value={translate(shown.label)} onRemove={shown.clear} />
        )
      }
    >
      <DataTable
        inCard
        dense
        label={t('Members')}
        columns={columnsOf(team)}
        rows={answer.currentData && shown.filter(answer.currentData.items)}
        {...(shown.label && { onClearFilters: shown.clear })}
        keyOf={({ id }) => id}
        nameOf={({ employee }) => employee.name}
        rowActions={(row) => {
          const items = menuOf(row);
          const label = t('Actions for {name}', { name: row.employee.name });
          return items.length > 0 && <RowMenu label={label} items={items} />;
        }}
        error={answer.error}
        onRetry={() => void answer.refetch()}
        empty={<NoMembers />}
      />
      {ending && <EndMemberDialog team={team} member={ending} onClose={() => setEnding(null)} />}
    </Card>
  );
}

const NoMembers = () => (
  <EmptyState
    title={t('No members yet')}
    text={t('Choose a leader first, then add the people of the team.')}
  />
);

/** What may be done with a membership: nothing once it has an end. */
function useMenu(team: Team, onEnd: (member: TeamMember) => void) {
  const keeps = useMayOpen()({ session: 'staff', permission: TEAM.check('update') });
  const calls = teamApi.useCalls();
  const { take } = useStep();
  const { id, version } = team;
  const makePrimary = (member: TeamMember) =>
    take({
      of: member.id,
      work: () => calls.take({ id, version, step: 'setPrimary', memberId: member.id }),
      done: t('{name} counts for {team} now', { name: member.employee.name, team: team.name }),
    });
  return (member: TeamMember): MenuItem[] => {
    if (!keeps || member.to !== null || team.status === 'archived') return [];
    const primary: MenuItem = {
      label: t('Make this the primary team'),
      icon: 'check',
      onSelect: () => void makePrimary(member),
    };
    const end: MenuItem = { label: t('End membership'), icon: 'user-off', onSelect: () => onEnd(member) };
    return [...(member.primary ? [] : [primary]), ...(member.employee.id === team.leader?.id ? [] : [end])];
  };
}

function columnsOf(team: Team): DataColumn<TeamMember>[] {
  return [
    {
      id: 'person',
      header: t('Person'),
      weight: 'name',
      card: 'name',
      cell: ({ employee }) => (
        <Person name={employee.name} size={24}>
          {employee.name} {employee.id === team.leader?.id && <Badge>{t('Leader')}</Badge>}
        </Person>
      ),
    },
    {
      id: 'presence',
      header: t('Now'),
      card: 'state',
      cell: ({ presence }) =>
        presence && <StatusText tone={TONES[presence]}>{presenceInWords(presence)}</StatusText>,
    },
    {
      id: 'designation',
      header: t('Designation'),
      card: 'text',
      cell: ({ designation }) => <bdi>{orDash(designation)}</bdi>,
    },
    {
      id: 'team',
      header: t('Primary team'),
      wide: true,
      cell: ({ primary, to }) => orDash(primary ? t('Yes') : to === null ? t('No') : null),
    },
    { id: 'since', header: t('Member'), card: 'note', cell: spanInWords },
  ];
}

function spanInWords({ from, to }: TeamMember): string {
  if (to === null) return t('Since {day}', { day: formatDate(from) });
  return t('{from} to {to}', { from: formatDate(from), to: formatDate(to) });
}
