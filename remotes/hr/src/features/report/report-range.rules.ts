export const SPANS = ['month', 'lastMonth', 'quarter', 'year'] as const;
export type Span = (typeof SPANS)[number];

export interface Months {
  from: string;
  to: string;
}

export function shiftMonth(month: string, by: number): string {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${String(Math.floor(number / 12))}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** Whole months up to the present one. */
export function monthsOf(span: Span, today: string): Months {
  const month = today.slice(0, 7);
  if (span === 'month') return { from: month, to: month };
  if (span === 'lastMonth') return { from: shiftMonth(month, -1), to: shiftMonth(month, -1) };
  return { from: shiftMonth(month, span === 'quarter' ? -2 : -11), to: month };
}
