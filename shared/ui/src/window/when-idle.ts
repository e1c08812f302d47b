/** Starts `work` when the browser is idle, where it can tell. A failure shows when the result is needed. */
export function whenIdle(work: () => Promise<unknown>): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void work().catch(() => undefined));
}
