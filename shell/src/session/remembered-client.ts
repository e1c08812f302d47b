import { store } from '../storage/browser-storage.js';

/** index.html reads it: what only staff may see is not asked for ahead, where a client was signed in last. */
const KEY = 'atrium.client';

export const rememberClient = (isClient: boolean): void =>
  store('localStorage', KEY, isClient ? 'yes' : null);
