import type { PortalStore } from '@atrium/sdk';
import { customizedState, customizerSlice, displayRead, selectDisplay } from './customizer.slice.js';
import { applyDisplay } from './display.rules.js';
import { DISPLAY_KEY, storeDisplay, readStoredDisplay } from './stored-display.js';

/**
 * Keeps the page's look in line with the store: each change is shown, stored in this browser for the next first paint,
 * and followed by its other tabs.
 */
export function connectCustomizer(store: PortalStore): void {
  store.injectSlice(customizerSlice, { keep: true });
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
  const read = () => customizedState(store).customizer;
  const show = () =>
    applyDisplay(document.documentElement, selectDisplay(customizedState(store)), systemDark.matches);
  let isOfOtherTab = true;
  store.dispatch(displayRead(readStoredDisplay()));
  let shown = read();
  show();
  isOfOtherTab = false;

  store.subscribe(() => {
    const now = read();
    if (now === shown) return;
    shown = now;
    show();
    if (!isOfOtherTab) storeDisplay(now);
  });
  systemDark.addEventListener('change', show);
  // Another language may have another writing direction.
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['lang'] });
  window.addEventListener('storage', ({ key }) => {
    if (key !== DISPLAY_KEY) return;
    isOfOtherTab = true;
    // The other tab saves its own unsaved changes.
    store.dispatch(displayRead({ ...readStoredDisplay(), unsaved: false }));
    isOfOtherTab = false;
  });
}
