import { ASSESSMENT_INVITATION } from '@atrium/contracts';
import type { AppError } from '@atrium/platform';
import { refusedField } from '@atrium/platform';

const { errors } = ASSESSMENT_INVITATION;
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

interface Closing {
  /** Null: as for everybody. */
  asked: Date | null;
  opensAt: Date | null;
  /** For everybody. */
  closesAt: Date | null;
  isUnderWay: boolean;
}

/** Why a person cannot have this closing time; null: they can. */
export function refusedClose({ asked, opensAt, closesAt, isUnderWay }: Closing, now: Date): AppError | null {
  // Who is at it would lose what they answered since the others had to stop.
  const close = asked ?? (isUnderWay ? closesAt : null);
  if (close === null) return null;
  if (close <= now) return refusedField('closesAt', errors.ASSESSMENT_OWN_CLOSE_PAST);
  if (opensAt !== null && close <= opensAt)
    return refusedField('closesAt', errors.ASSESSMENT_OWN_CLOSE_EARLY);
  return close.getTime() > now.getTime() + MOST_DAYS * DAY_MS && asked !== null
    ? refusedField('closesAt', errors.ASSESSMENT_OWN_CLOSE_FAR)
    : null;
}

/** A link reaches as far as the time that was given, within the days for which links work. */
export function linkUntilOf(
  { linkUntil, asked }: { linkUntil: Date | null; asked: Date | null },
  { now, days }: { now: Date; days: number },
): Date | null {
  if (linkUntil === null || asked === null) return linkUntil;
  const reach = Math.min(asked.getTime(), now.getTime() + days * DAY_MS);
  return new Date(Math.max(linkUntil.getTime(), reach));
}
