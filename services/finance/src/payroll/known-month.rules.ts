import type { Employed, Month } from './pay-month.rules.js';
import type { KnownMonth } from './ordinary-month.rules.js';
import type { PayPerson, Salary } from './pay.types.js';

/** The salary that counts in a month, as known with a later one: the latest that has begun, of two the one decided last. */
function salaryIn(salaries: readonly Salary[], month: Month, known: Month): Salary | undefined {
  const counting = salaries.filter(({ from, decided }) => from <= month && decided <= known);
  return counting.toSorted((a, b) => order(a.from, b.from) || order(a.decided, b.decided)).at(-1);
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const employedAsKnown = (
  { joined, left }: Pick<PayPerson, 'joined' | 'left'>,
  known: Month,
): Employed => ({
  joined,
  left: left !== null && left.known <= known ? left.day : null,
});

/** What is known of a month with another one. Days of months that are still to come are expected to be paid. */
export function monthAsKnown(person: PayPerson, month: Month, known: Month): Omit<KnownMonth, 'isInsured'> {
  const unpaid = person.unpaidDays
    .filter((each) => each.month === month && each.decided <= known)
    .toSorted((a, b) => order(a.decided, b.decided))
    .at(-1);
  return {
    month,
    salary: salaryIn(person.salaries, month, known),
    employed: employedAsKnown(person, known),
    unpaidDays: month <= known ? (unpaid?.days ?? 0) : 0,
  };
}

/** Whether something that concerns earlier months became known with a month. */
export const changesEarlierMonths = ({ salaries, unpaidDays, left }: PayPerson, month: Month): boolean =>
  salaries.some(({ from, decided }) => decided === month && from < month) ||
  unpaidDays.some((each) => each.decided === month && each.month < month) ||
  (left?.known === month && left.day < `${month}-01`);
