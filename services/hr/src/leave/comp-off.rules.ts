import { addDays, daysBetween } from '@atrium/contracts';
import { FULL, HALF, type Hundredths } from './leave-amount.rules.js';
import type { LeaveTypeRules } from './leave-type.rules.js';

export type CompOffRefusal =
  'IN_FUTURE' | 'NOT_OFF_DAY' | 'ALREADY_GRANTED' | 'TOO_FAR_BACK' | 'NOT_WORKED' | 'ONLY_HALF_WORKED';

export interface WorkedOffDay {
  workDate: string;
  isOffDay: boolean;
  workedMin: number;
  /** Thresholds of the person's shift. */
  halfDayMin: number;
  fullDayMin: number;
  alreadyGranted: boolean;
  today: string;
  /** Null: as much as was worked. */
  ask: Hundredths | null;
}

export interface CompOffCredit {
  amount: Hundredths;
  effectiveOn: string;
  expiresOn: string | null;
}

type CompOffRules = Pick<LeaveTypeRules, 'compOffExpiryDays' | 'claimWithinDays'>;

/** The credit for work on an off-day, usable from the next day. */
export function creditCompOff(rules: CompOffRules, day: WorkedOffDay): CompOffCredit | CompOffRefusal {
  const earned = earnedBy(day);
  const refusal = refuse(rules, day, earned);
  if (refusal) return refusal;
  const { compOffExpiryDays } = rules;
  return {
    amount: day.ask ?? earned,
    effectiveOn: addDays(day.workDate, 1),
    expiresOn: compOffExpiryDays === null ? null : addDays(day.workDate, compOffExpiryDays),
  };
}

/** What the work of a day off is worth. */
export function earnedBy({
  isOffDay,
  workedMin,
  halfDayMin,
  fullDayMin,
}: Pick<WorkedOffDay, 'isOffDay' | 'workedMin' | 'halfDayMin' | 'fullDayMin'>): Hundredths {
  if (!isOffDay) return 0;
  if (workedMin >= fullDayMin) return FULL;
  return workedMin >= halfDayMin ? HALF : 0;
}

function refuse(
  { claimWithinDays }: CompOffRules,
  day: WorkedOffDay,
  earned: Hundredths,
): CompOffRefusal | null {
  if (day.workDate > day.today) return 'IN_FUTURE';
  if (!day.isOffDay) return 'NOT_OFF_DAY';
  if (day.alreadyGranted) return 'ALREADY_GRANTED';
  if (daysBetween(day.workDate, day.today) > claimWithinDays) return 'TOO_FAR_BACK';
  if (earned === 0) return 'NOT_WORKED';
  return (day.ask ?? earned) > earned ? 'ONLY_HALF_WORKED' : null;
}
