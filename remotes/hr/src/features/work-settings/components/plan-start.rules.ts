/** A plan as its form shows it: a change holds from today, or from the day of the plan that is still to come. */
export function fromToday<Row extends { validFrom: string | null }>(
  row: Row | null,
  today: string,
): Row | null {
  if (!row) return null;
  return { ...row, validFrom: row.validFrom !== null && row.validFrom > today ? row.validFrom : today };
}
