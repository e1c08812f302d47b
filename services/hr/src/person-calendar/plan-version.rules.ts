/** Whether a change touches more than the name of a plan and the date from which it holds. */
export function isPlanChanged(fields: object, before: object, change: object): boolean {
  const [old, given] = [before as Record<string, unknown>, change as Record<string, unknown>];
  return Object.keys(fields)
    .filter((field) => field !== 'name' && field !== 'validFrom' && given[field] !== undefined)
    .some((field) => JSON.stringify(given[field]) !== JSON.stringify(old[field]));
}

/** Whether what a plan says now still holds for some days before the change; else the change takes its place. */
export function needsNewVersion({ validFrom }: { validFrom: string | null }, from: string): boolean {
  return validFrom === null || validFrom < from;
}

/**
 * The day from which a change holds: the given one; left out, today, or the day of the plan that is still to come.
 * @returns null for a day before today
 */
export function changeHoldsFrom(
  given: string | null | undefined,
  { validFrom }: { validFrom: string | null },
  today: string,
): string | null {
  const coming = validFrom !== null && validFrom > today ? validFrom : today;
  const from = given === undefined ? coming : given;
  return from !== null && from >= today ? from : null;
}
