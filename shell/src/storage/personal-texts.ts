import { readStored, store } from './browser-storage.js';

const PREFIX = 'atrium.draft.';

/** Storage key of a text that this browser keeps for a person: a draft, or what they opened lately. */
export const personalKey = (userId: string, place: string): string => `${PREFIX}${userId}.${place}`;

export const readPersonal = (key: string): string | null => readStored('localStorage', key);

/** Stores a text, also after the browser was closed; an empty one is removed. */
export const keepPersonal = (key: string, text: string): void => store('localStorage', key, text || null);

/** Called at sign-out, so that the next person in this browser finds nothing. */
export function forgetPersonal(): void {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Storage is disabled, so nothing is stored.
  }
}
