import type { ApiFailure } from './api-failure.js';

/** Refusals that have nothing to do with the request itself. */
const INTERRUPTIONS = ['NOT_SIGNED_IN', 'SESSION_LOCKED', 'MAINTENANCE'] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

/** Waits until requests can be answered again; false when that will not happen. */
type Resolve = (interruption: Interruption) => Promise<boolean>;

let resolve: Resolve | undefined;
let resolved = 0;

/** Sets how interruptions are resolved; called once for each interrupted request. */
export function resolveInterruptionsWith(how: Resolve): void {
  resolve = how;
}

/** How many interruptions have been resolved so far. */
export const resolvedInterruptions = (): number => resolved;

/** Several requests can wait for one resolution. */
export function countResolution(): void {
  resolved += 1;
}

/**
 * Whether the failed request should be sent again.
 * @param began `resolvedInterruptions()` when it was sent: an interruption resolved since then need not be resolved again
 */
export async function isResolved(
  { error: { code } }: ApiFailure,
  began: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const interruption = INTERRUPTIONS.find((one) => one === code);
  if (!interruption || signal?.aborted) return false;
  if (began !== resolved) return true;
  return (await resolve?.(interruption)) === true && !signal?.aborted;
}
