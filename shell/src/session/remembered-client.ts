import { store } from '../storage/browser-storage.js';

/** index.html reads it: after a client's visit it does not request data that only staff may see. */
const KEY = 'atrium.client';

export const rememberClient = (isClient: boolean): void =>
  store('localStorage', KEY, isClient ? 'yes' : null);
