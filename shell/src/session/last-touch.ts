import { readStored, store } from '../storage/browser-storage.js';

const KEY = 'atrium.lastTouch';

/** Stores the time of the last activity, which counts for all tabs of this browser. */
export const markTouched = (): void => store('localStorage', KEY, String(Date.now()));

/** When any tab of this browser was last used, in ms; null when unknown. */
export function readLastTouch(): number | null {
  const kept = readStored('localStorage', KEY);
  return kept === null ? null : Number(kept);
}
