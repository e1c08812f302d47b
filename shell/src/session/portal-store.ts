import { createStore, type PortalStore } from '@atrium/sdk';
import { departureSlice } from './departure.slice.js';
import { logoutConsequences } from './logout-consequences.js';

/** The page's store: the SDK's, with the shell's additions. */
export function createPortalStore(): PortalStore {
  const store = createStore();
  store.injectSlice(departureSlice, { keep: true });
  store.addMiddleware(logoutConsequences);
  return store;
}
