import { readStored, store } from './browser-storage.js';

const PREFIX = 'atrium.draft.';

/** Where this browser keeps what a person has typed and not sent. */
export const draftKey = (userId: string, place: string): string => `${PREFIX}${userId}.${place}`;

export const readDraft = (key: string): string | null => readStored('localStorage', key);

/** Keeps a draft until it is sent, also over the end of the browser; an empty one is forgotten. */
export const keepDraft = (key: string, text: string): void => store('localStorage', key, text || null);

/** For a sign-out: who uses this browser next finds nothing of the person's. */
export function forgetDrafts(): void {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has no drafts.
  }
}
