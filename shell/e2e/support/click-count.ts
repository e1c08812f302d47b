import type { BrowserContext } from '@playwright/test';

const BINDING = 'atriumCountsClicks';

/** Runs in each page before its own code. */
function watchClicks(binding: string): void {
  const tell = (clicks: number) => void Reflect.get(globalThis, binding)(clicks);
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && tell(1), { capture: true });
  // A choice that is made without the mouse here costs a person two: to open the list, and to choose.
  addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && tell(2), {
    capture: true,
  });
}

/** Counts what a person would click, in all pages of these browsers that are opened from now on. */
export async function countClicks(...contexts: BrowserContext[]): Promise<() => number> {
  let count = 0;
  for (const context of contexts) {
    await context.exposeBinding(BINDING, (_page, clicks: number) => {
      count += clicks;
    });
    await context.addInitScript(watchClicks, BINDING);
  }
  return () => count;
}
