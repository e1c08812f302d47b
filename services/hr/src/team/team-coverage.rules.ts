import type { TeamCoverage } from '@atrium/contracts';

/** Somebody's membership. */
export interface Membership {
  employeeId: string;
  from: string;
  to: string | null;
}

export interface AwayDates {
  employeeId: string;
  from: string;
  to: string;
  pending: boolean;
}

interface Kept {
  members: readonly Membership[];
  away: readonly AwayDates[];
  minPresent: number;
  isOff: (date: string) => boolean;
}

const holds = ({ from, to }: { from: string; to: string | null }, date: string): boolean =>
  from <= date && (to === null || date <= to);

/** How many of a team are there on each date. What is not decided counts as away, since it may be approved. */
export function coverageOf(dates: readonly string[], kept: Kept): TeamCoverage['days'] {
  return dates.map((date) => {
    const members = new Set(
      kept.members.filter((each) => holds(each, date)).map(({ employeeId }) => employeeId),
    );
    const away = new Set(kept.away.filter((each) => holds(each, date)).map(({ employeeId }) => employeeId));
    const present = [...members].filter((id) => !away.has(id)).length;
    const off = kept.isOff(date);
    const below = !off && members.size > 0 && present * 100 < kept.minPresent * members.size;
    return { date, off, members: members.size, present, below };
  });
}
