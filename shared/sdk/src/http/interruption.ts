import type { ApiFailure } from './api-failure.js';

/** Refusals that say nothing of the request itself. */
const INTERRUPTIONS = ['NOT_SIGNED_IN', 'SESSION_LOCKED', 'MAINTENANCE'] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

/** Waits until requests can be answered again; false when they never will. */
type Mend = (interruption: Interruption) => Promise<boolean>;

let mend: Mend | undefined;
let mended = 0;

/** Says how an interruption is mended: asked once for each request that met one. */
export function mendInterruptionsWith(how: Mend): void {
  mend = how;
}

/** How often an interruption was mended so far. */
export const mendings = (): number => mended;

/** Several requests waited for one mending. */
export function countMending(): void {
  mended += 1;
}

/**
 * Whether the request that failed so should be sent again.
 * @param began `mendings()` when it was sent: what was mended meanwhile need not be mended for it
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
