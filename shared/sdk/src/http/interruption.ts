import type { ApiFailure } from './api-failure.js';

/** Refusals that have nothing to do with the request itself. */
const INTERRUPTIONS = ['NOT_SIGNED_IN', 'SESSION_LOCKED', 'MAINTENANCE'] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

/** Waits until requests can be answered again; false when that will not happen. */
type Mend = (interruption: Interruption) => Promise<boolean>;

let mend: Mend | undefined;
let mended = 0;

/** Sets how interruptions are resolved; called once for each interrupted request. */
export function mendInterruptionsWith(how: Mend): void {
  mend = how;
}

/** How many interruptions have been resolved so far. */
export const mendings = (): number => mended;

/** Several requests can wait for one resolution. */
export function countMending(): void {
  mended += 1;
}

/**
 * Whether the failed request should be sent again.
 * @param began `mendings()` when it was sent: an interruption resolved since then need not be resolved again
 */
export async function isMended(
  { error: { code } }: ApiFailure,
  began: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const interruption = INTERRUPTIONS.find((one) => one === code);
  if (!interruption || signal?.aborted) return false;
  if (began !== mended) return true;
  return (await mend?.(interruption)) === true && !signal?.aborted;
}
