import type { NextYearDay } from '@atrium/contracts';

export interface YearlyHoliday extends Pick<NextYearDay, 'id' | 'name' | 'department' | 'date'> {
  yearly: 'sameDay' | 'moves';
}

const yearOf = (date: string) => Number(date.slice(0, 4));
const occasionOf = ({ name, department }: YearlyHoliday) =>
  `${name.trim().toLowerCase()} ${department?.id ?? ''}`;

/** The year that is copied: that of a day, or the last one before it that has holidays. */
export function sourceYear(holidays: readonly YearlyHoliday[], today: string): number {
  const years = holidays.map(({ date }) => yearOf(date)).filter((year) => year <= yearOf(today));
  return years.length > 0 ? Math.max(...years) : yearOf(today);
}

/**
 * The holidays of a year as they would be in the next one. Whose date is not known is without one: a festival that moves,
 * also one that was on another day the year before, 29 February, and a day that is over. What the next year has already
 * is left out.
 */
export function proposeNextYear(
  holidays: readonly YearlyHoliday[],
  { year, today }: { year: number; today: string },
): NextYearDay[] {
  const of = (wanted: number) => holidays.filter(({ date }) => yearOf(date) === wanted);
  const present = new Set(of(year + 1).map(occasionOf));
  const before = new Map(of(year - 1).map((each) => [occasionOf(each), each.date.slice(5)]));
  return of(year)
    .filter((each) => !present.has(occasionOf(each)))
    .map((each) => {
      const day = each.date.slice(5);
      const moved = (before.get(occasionOf(each)) ?? day) !== day;
      const proposed = `${String(year + 1)}-${day}`;
      const { id, name, department, date } = each;
      const row = { id, name, department, date };
      if (each.yearly === 'moves' || moved) return { ...row, proposed: null, why: 'moves' as const };
      if (day === '02-29') return { ...row, proposed: null, why: 'leapDay' as const };
      if (proposed < today) return { ...row, proposed: null, why: 'over' as const };
      return { ...row, proposed, why: 'sameDay' as const };
    });
}
