import type { PortalStore } from '@atrium/sdk';
import { customizedState, customizerSlice, displayRead, selectDisplay } from './customizer.slice.js';
import { applyDisplay } from './display.rules.js';
import { DISPLAY_KEY, keepDisplay, readKeptDisplay } from './kept-display.js';

/**
 * The page looks as the store says, from now on: each change is shown, kept in this browser for its next first paint,
 * and followed by its other tabs.
 */
export function connectCustomizer(store: PortalStore): void {
  store.injectSlice(customizerSlice, { keep: true });
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
  const read = () => customizedState(store).customizer;
  const show = () =>
    applyDisplay(document.documentElement, selectDisplay(customizedState(store)), systemDark.matches);
  let isOfOtherTab = true;
  store.dispatch(displayRead(readKeptDisplay()));
  let shown = read();
  show();
  isOfOtherTab = false;

  store.subscribe(() => {
    const now = read();
    if (now === shown) return;
    shown = now;
    show();
    if (!isOfOtherTab) keepDisplay(now);
  });
  systemDark.addEventListener('change', show);
  // Another language may run in the other direction.
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['lang'] });
  window.addEventListener('storage', ({ key }) => {
    if (key !== DISPLAY_KEY) return;
    isOfOtherTab = true;
    // What is not saved yet, the other tab saves.
    store.dispatch(displayRead({ ...readKeptDisplay(), unsaved: false }));
    isOfOtherTab = false;
  });
}
