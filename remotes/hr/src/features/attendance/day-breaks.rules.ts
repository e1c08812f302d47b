import type { AttendanceDate } from '@atrium/contracts';

export interface ShownBreak {
  from: string;
  to: string;
}

/** What the punches of a day leave out between its first and its last one; where only the ends count, its breaks. */
export function breaksOf({ punches, shift }: Pick<AttendanceDate, 'punches' | 'shift'>): ShownBreak[] {
  const breaks: ShownBreak[] = [];
  let since: { at: string; away: boolean } | null = null;
  for (const { kind, at } of punches) {
    if (since && (kind === 'in' || kind === 'breakEnd')) {
      if (at > since.at && !(since.away && shift?.countMode === 'firstLast'))
        breaks.push({ from: since.at, to: at });
      since = null;
    }
    if (kind === 'breakStart' || kind === 'out') since ??= { at, away: kind === 'out' };
  }
  return breaks;
}
