import { createStore, type PortalStore } from '@atrium/sdk';
import { departureSlice } from './departure.slice.js';
import { logoutConsequences } from './logout-consequences.js';

/** The store of the page, with what the shell adds to the SDK's. */
export function createPortalStore(): PortalStore {
  const store = createStore();
  store.injectSlice(departureSlice, { keep: true });
  store.addMiddleware(logoutConsequences);
  return store;
}
