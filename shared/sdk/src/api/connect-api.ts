import type { Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { i18n } from '../language/texts.js';
import { holdRequests } from '../session/hold-requests.js';
import { personChanged, type PortalStore } from '../store/store.js';
import { api } from './api.js';

const forgetOnPersonChange: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (personChanged.match(action)) store.dispatch(api.util.resetApiState());
  return result;
};

/** Adds the API cache to the store: once, before the first component that queries. */
export function connectApi(store: PortalStore): void {
  // First, because the slice is announced by an action: the first one that passes makes the middleware register itself,
  // which would otherwise happen while the first component that queries is being rendered.
  store.addMiddleware(api.middleware, forgetOnPersonChange);
  // The cache forgets by its own action, which also ends the subscriptions that its middleware keeps.
  store.injectSlice(api, { keep: true });
  holdRequests(store);
  // What the server said in the language of the page before.
  i18n.on('change', () => void store.dispatch(api.util.invalidateTags(['Language'])));
}

/** Fetches anew what is on the page, what has failed too: a failed call may have no tags. */
export function refetchShown(store: PortalStore): void {
  setupListeners(store.dispatch, (dispatch, { onOnline }) => {
    dispatch(onOnline());
    return () => undefined;
  });
}
