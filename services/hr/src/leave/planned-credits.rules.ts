import { addDays, earliest } from '@atrium/contracts';
import { accrualPostings, type Employed } from './accrual.rules.js';
import { sumOf, toHundredths, type Hundredths } from './leave-amount.rules.js';
import type { StoredEntry } from './leave-ledger.rules.js';
import { plannedId } from './leave-lots.rules.js';
import type { LeaveTypeRules } from './leave-type.rules.js';
import { leaveYearOf } from './leave-year.rules.js';

/** The credits that the accrual will post after today, up to a date, as the ledger will have them. */
export function plannedCredits(
  type: LeaveTypeRules & { yearMonth: number },
  employed: Employed,
  { ledger, today, until }: { ledger: readonly StoredEntry[]; today: string; until: string },
): StoredEntry[] {
  let room: Hundredths = type.maxBalance === null ? Infinity : toHundredths(type.maxBalance);
  room -= sumOf(ledger, ({ amount }) => amount);
  const planned: StoredEntry[] = [];
  let year = leaveYearOf(today, type.yearMonth);
  for (; year.start <= until; year = leaveYearOf(addDays(year.end, 1), type.yearMonth)) {
    const postings = accrualPostings({ ...type, maxBalance: null }, employed, {
      start: year.start,
      asOf: earliest(until, year.end),
      opening: 0,
      posted: postedIn(ledger, year),
    });
    for (const { effectiveOn, amount } of postings.filter((each) => each.effectiveOn > today)) {
      const given = Math.max(0, Math.min(amount, room));
      room -= given;
      planned.push({
        id: plannedId(planned.length),
        kind: 'accrual',
        amount: given,
        effectiveOn,
        expiresOn: year.end,
        lotId: null,
        requestId: null,
        lost: amount - given,
      });
    }
  }
  return planned.filter(({ amount }) => amount > 0);
}

function postedIn(
  ledger: readonly StoredEntry[],
  { start, end }: { start: string; end: string },
): Hundredths {
  const own = ledger.filter(
    ({ kind, effectiveOn, expiresOn }) =>
      kind === 'accrual' && effectiveOn <= end && (effectiveOn >= start || (expiresOn ?? '') >= start),
  );
  return sumOf(own, ({ amount, lost }) => amount + lost);
}
