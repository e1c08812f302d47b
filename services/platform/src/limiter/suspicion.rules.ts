import type { Suspicion } from '@atrium/contracts';

const FASTEST_MS = 3_000;
const OLDEST_MS = 24 * 3_600_000;

export interface Sent {
  /** The field that people do not see. */
  website: string;
  /** When the form was shown, in milliseconds; null where nothing proves it. */
  shownAt: number | null;
  at: number;
  /** Beyond what one address sends in an hour. */
  many: boolean;
  unconfirmed: boolean;
}

/** Why what a stranger sent with a form may be no person's; none: nothing speaks against it. */
export function suspicionsOf({ website, shownAt, at, many, unconfirmed }: Sent): Suspicion[] {
  const found: Suspicion[] = [];
  if (website !== '') found.push('hidden_field');
  if (shownAt === null) found.push('no_time');
  else if (at - shownAt < FASTEST_MS) found.push('too_fast');
  else if (at - shownAt > OLDEST_MS) found.push('too_old');
  if (many) found.push('many');
  if (unconfirmed) found.push('unconfirmed');
  return found;
}
