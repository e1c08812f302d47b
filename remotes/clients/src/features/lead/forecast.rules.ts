import type { LeadForecast } from '@atrium/contracts';

export type ForecastRow = LeadForecast['items'][number] & {
  /** The month is over, and the lead is still open. */
  isLate: boolean;
};

export function monthsOf({ today, items }: LeadForecast): ForecastRow[] {
  const now = today.slice(0, 7);
  return items.map((item) => ({ ...item, isLate: item.month !== null && item.month < now }));
}

/** Of all months; `late` is what months that are over were to bring, by `lateCount` leads. */
export function sumOf(forecast: LeadForecast) {
  return monthsOf(forecast).reduce(
    (sum, { count, value, weighted, isLate }) => ({
      count: sum.count + count,
      value: sum.value + value,
      weighted: sum.weighted + weighted,
      late: sum.late + (isLate ? value : 0),
      lateCount: sum.lateCount + (isLate ? count : 0),
    }),
    { count: 0, value: 0, weighted: 0, late: 0, lateCount: 0 },
  );
}

/**
 * The part of a month in which a filter of days leaves leads, as a filter. A month that has some reaches into it.
 * @param narrowed such as `2026-07-10..`
 */
export function rangeWithin(month: { from: string; to: string }, narrowed: string | undefined): string {
  const [from = '', to = ''] = narrowed?.split('..') ?? [];
  return `${from > month.from ? from : month.from}..${to !== '' && to < month.to ? to : month.to}`;
}
