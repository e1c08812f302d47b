import type { Placed } from './leave-offers.rules.js';

/** What somebody's employment was from a day on; null in a field: the entry says nothing of it. */
export interface PlacedFrom {
  from: string;
  fields: readonly string[];
  employmentType: string;
  departmentId: string | null;
}

/**
 * The day from which somebody is offered a type without a break, by what policies say now.
 * @param entries the joining first, then by day
 * @returns null: since they joined
 */
export function offeredSince(
  entries: readonly PlacedFrom[],
  isOffered: (placed: Placed) => boolean,
): string | null {
  const placed: Placed = { employmentType: '', departmentId: null };
  let since: string | null = null;
  let before = false;
  entries.forEach(({ from, fields, employmentType, departmentId }, index) => {
    if (fields.includes('employmentType')) placed.employmentType = employmentType;
    if (fields.includes('department')) placed.departmentId = departmentId;
    const now = isOffered(placed);
    if (now && !before) since = index === 0 ? null : from;
    before = now;
  });
  return since;
}
