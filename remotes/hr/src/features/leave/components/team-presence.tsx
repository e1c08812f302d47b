import type { LeaveApproval, LeaveApprovals, TeamPresence as Presence } from '@atrium/contracts';
import { formatDate, formatNumber, t } from '@atrium/sdk';
import { Card } from '@atrium/ui';
import type { CSSProperties, ReactNode } from 'react';
import css from './team-presence.module.scss';

interface TeamPresenceProps {
  approvals: LeaveApprovals;
  selected: readonly LeaveApproval[];
  actions: ReactNode;
}

/** How many of each team work on each day if what is selected is approved, against what the team keeps. */
export function TeamPresence({ approvals, selected, actions }: TeamPresenceProps) {
  const { dates, teams } = approvals;
  const title =
    selected.length > 0
      ? t('If you approve the {count} selected', { count: selected.length })
      : t('Working that day');
  return (
    <Card fill="rows" title={title} actions={actions} note={<Legend />}>
      <div className={css['frame']} role="group" aria-label={t('Working that day')} tabIndex={0}>
        <table
          className={css['grid']}
          style={{ '--days': dates.length } as CSSProperties}
          aria-label={t('Working that day')}
        >
          <Head dates={dates} />
          <tbody>
            {teams.map((team) => (
              <Team key={team.id} team={team} dates={dates} selected={selected} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

const Head = ({ dates }: Pick<LeaveApprovals, 'dates'>) => (
  <thead>
    <tr>
      <th scope="col" className={css['name']}>
        {t('Working that day')}
      </th>
      {dates.map(({ date, off }) => (
        <th key={date} scope="col" data-off={off || undefined}>
          <span aria-hidden="true">
            {formatDate(date, { weekday: 'narrow' })}
            <br />
            {formatDate(date, { day: 'numeric' })}
          </span>
          <span className="visually-hidden">{formatDate(date)}</span>
        </th>
      ))}
      <th scope="col" className={css['keeps']}>
        {t('Keeps')}
      </th>
    </tr>
  </thead>
);

function Legend() {
  return (
    <span className={css['legend']}>
      <span data-mark="away" /> {t('Someone away already')}
      <span data-mark="changed" /> {t('Changed by these')}
      <span data-mark="low" /> {t('Under what the team keeps')}
    </span>
  );
}

interface TeamProps {
  team: Presence;
  dates: LeaveApprovals['dates'];
  selected: readonly LeaveApproval[];
}

function Team({ team, dates, selected }: TeamProps) {
  const most = Math.max(0, ...team.days.map(({ members }) => members));
  const kept = Math.ceil((most * team.minPresent) / 100);
  return (
    <tr>
      <th scope="row" className={css['name']}>
        <bdi>{team.name ?? t('Everyone')}</bdi>
      </th>
      {team.days.map((day, index) => {
        const { date = '', off = false } = dates[index] ?? {};
        return (
          <td key={date} data-off={off || undefined}>
            {!off && <Count team={team} day={day} gone={goneOn(team, date, selected)} />}
          </td>
        );
      })}
      <td className={css['keeps']}>
        {team.minPresent > 0 &&
          t('{kept} of {members}', { kept: formatNumber(kept), members: formatNumber(most) })}
      </td>
    </tr>
  );
}

interface CountProps {
  team: Presence;
  day: Presence['days'][number];
  /** How many of the selected would be away, too. */
  gone: number;
}

function Count({ team, day: { members, present }, gone }: CountProps) {
  // The team began later, which is not the same as all of it being away.
  if (members === 0) return <span className="at-faint">–</span>;
  const stay = Math.max(0, present - gone);
  const low = stay * 100 < team.minPresent * members;
  const mark = low ? 'low' : gone > 0 ? 'changed' : present < members ? 'away' : undefined;
  return (
    <span data-mark={mark} className={css['count']}>
      {formatNumber(stay)}
      {low && <span className="visually-hidden"> {t('Under what the team keeps')}</span>}
    </span>
  );
}

function goneOn({ id }: Presence, date: string, selected: readonly LeaveApproval[]): number {
  const people = selected
    .filter(({ teams, leave }) => teams.includes(id) && leave.from <= date && date <= leave.to)
    .map(({ leave }) => leave.employee.id);
  return new Set(people).size;
}
