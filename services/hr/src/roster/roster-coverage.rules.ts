import type { RosterCoverage } from '@atrium/contracts';
import type { AwayDates, Membership } from '../team/team-coverage.rules.js';

export interface CoveredTeam {
  id: string;
  name: string;
  /** Of a hundred members how many are to be there. */
  minPresent: number;
  members: readonly Membership[];
}

interface Covered {
  people: readonly string[];
  away: readonly Pick<AwayDates, 'employeeId' | 'from' | 'to'>[];
  teams: readonly CoveredTeam[];
  /** Whether somebody is planned to work on a date. */
  isPlanned: (employeeId: string, date: string) => boolean;
}

/** How many work on each date, of everybody and of each team. */
export function coverageOf(dates: readonly string[], covered: Covered): RosterCoverage {
  const { people, teams, isPlanned } = covered;
  const awayOn = new Map(dates.map((date) => [date, awayAt(covered, date)]));
  const count = (ids: readonly string[], date: string) => {
    const planned = ids.filter((id) => isPlanned(id, date));
    const working = planned.filter((id) => !awayOn.get(date)?.has(id));
    return { date, working: working.length, planned: planned.length };
  };
  return {
    days: dates.map((date) => count(people, date)),
    teams: teams.map(({ id, name, minPresent, members }) => ({
      id,
      name,
      days: dates.map((date) => {
        const ids = [...new Set(members.filter(holdsOn(date)).map(({ employeeId }) => employeeId))];
        const counted = count(ids, date);
        // A team of which nobody is planned has its day off.
        const keeps = counted.planned === 0 ? 0 : Math.ceil((ids.length * minPresent) / 100);
        return { ...counted, keeps };
      }),
    })),
  };
}

const holdsOn =
  (date: string) =>
  ({ from, to }: { from: string; to: string | null }): boolean =>
    from <= date && (to === null || date <= to);

const awayAt = ({ away }: Covered, date: string): Set<string> =>
  new Set(away.filter(holdsOn(date)).map(({ employeeId }) => employeeId));
