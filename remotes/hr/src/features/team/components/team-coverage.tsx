import type { Team, TeamCoverage as Coverage } from '@atrium/contracts';
import { formatDate, formatNumber, t } from '@atrium/sdk';
import { Card, Loaded, MonthGrid, Note, SkeletonCards, type MonthMark } from '@atrium/ui';
import { Suspense } from 'react';
import { useGetTeamCoverageQuery } from '../../../shared/team.api.js';

type Day = Coverage['days'][number];

interface Row {
  id: string;
  name: string;
  /** Null: the row of the whole team. */
  away: Coverage['away'] | null;
}

/** Who is away in the next weeks, and on which days fewer stay than the team keeps. */
export function TeamCoverage({ team }: { team: Team }) {
  const query = useGetTeamCoverageQuery(team.id);
  return (
    <Card fill="rows" title={t('Leave of the next weeks')}>
      <Loaded of={query} current title={t('Absences could not be loaded')} skeleton={<Waiting />}>
        {(coverage) => <Weeks coverage={coverage} />}
      </Loaded>
    </Card>
  );
}

const Waiting = () => <SkeletonCards cards={1} rows={4} label={t('Loading absences')} />;

function Weeks({ coverage }: { coverage: Coverage }) {
  const days = new Map(coverage.days.map((day) => [day.date, day]));
  return (
    <>
      <Short days={coverage.days.filter(({ below, date }) => below && date >= coverage.today)} />
      <Suspense fallback={<Waiting />}>
        <MonthGrid
          label={t('Leave of the next weeks')}
          head={t('Person')}
          usual={t('There')}
          days={coverage.days.map(({ date }) => date)}
          today={coverage.today}
          rows={rowsOf(coverage)}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          isSum={({ away }) => away === null}
          markOf={({ away }, date) => (away ? personMark(away, date) : teamMark(days.get(date)))}
          isOff={(date) => days.get(date)?.off ?? false}
        />
      </Suspense>
    </>
  );
}

function Short({ days: [first, ...others] }: { days: Day[] }) {
  if (!first) return null;
  return (
    <div className="p-3">
      <Note tone="warning">
        {t('Fewer stay than the team keeps on {count, plural, one {# day} other {# days}}, first on {day}.', {
          count: others.length + 1,
          day: formatDate(first.date, { weekday: 'long', day: 'numeric', month: 'long' }),
        })}
      </Note>
    </div>
  );
}

function rowsOf({ away }: Coverage): Row[] {
  const people = new Map<string, Row & { away: Coverage['away'] }>();
  for (const each of away) {
    const { id, name } = each.employee;
    const row = people.get(id) ?? { id, name, away: [] };
    row.away.push(each);
    people.set(id, row);
  }
  const sorted = [...people.values()].sort((one, other) => one.name.localeCompare(other.name));
  return [{ id: 'team', name: t('Who stays'), away: null }, ...sorted];
}

function teamMark(day: Day | undefined): MonthMark | undefined {
  if (!day || day.off) return undefined;
  const { present, members, below } = day;
  const label = t('{present} of {members} stay', {
    present: formatNumber(present),
    members: formatNumber(members),
  });
  return { sign: formatNumber(present), label, ...(below && { tone: 'warning' as const }) };
}

function personMark(away: Coverage['away'], date: string): MonthMark {
  const found = away.find(({ from, to }) => from <= date && date <= to);
  if (!found) return { sign: '', label: t('There') };
  const label = found.pending ? t('Asked for leave') : t('Away');
  return { sign: '•', label, tone: 'leave', outlined: found.pending };
}
