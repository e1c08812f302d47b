import { readStored, store } from './browser-storage.js';

const PREFIX = 'atrium.draft.';

export const draftKey = (userId: string, place: string): string => `${PREFIX}${userId}.${place}`;

export const readDraft = (key: string): string | null => readStored('localStorage', key);

/** Stores a draft until it is sent, also after the browser was closed; an empty one is removed. */
export const keepDraft = (key: string, text: string): void => store('localStorage', key, text || null);

/** Called at sign-out, so that the next person in this browser finds no drafts. */
export function forgetDrafts(): void {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Storage is disabled, so there are no drafts.
  }
}
