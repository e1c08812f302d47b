import { readStored, store } from '../storage/browser-storage.js';

const KEY = 'atrium.lastTouch';

/** Whoever works in one tab of this browser, or has just proven who they are, is there for all of its tabs. */
export const markTouched = (): void => store('localStorage', KEY, String(Date.now()));

/** When a tab of this browser was last touched, in ms; null: it is not known. */
export function readLastTouch(): number | null {
  const kept = readStored('localStorage', KEY);
  return kept === null ? null : Number(kept);
}
