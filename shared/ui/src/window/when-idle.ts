/** Begins when the browser has nothing else to do, if it can tell; a failure shows when the result is needed. */
export function whenIdle(work: () => Promise<unknown>): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void work().catch(() => undefined));
}
