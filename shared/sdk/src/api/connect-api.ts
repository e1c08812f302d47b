import type { Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { i18n } from '../language/texts.js';
import { holdRequests } from '../session/hold-requests.js';
import { personChanged, type PortalStore } from '../store/store.js';
import { api } from './api.js';
import { forgetHome } from './home-parts.js';

const forgetOnPersonChange: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (personChanged.match(action)) {
    forgetHome();
    store.dispatch(api.util.resetApiState());
  }
  return result;
};

/** Adds the API cache to the store. Call it once, before the first component that queries. */
export function connectApi(store: PortalStore): void {
  // Added first, because the middleware registers itself at the first action it sees. Injecting the slice dispatches
  // one; otherwise that would happen while the first component is rendered.
  store.addMiddleware(api.middleware, forgetOnPersonChange);
  // The cache resets itself by its own action, which also ends the subscriptions of its middleware.
  store.injectSlice(api, { keep: true });
  holdRequests(store);
  let spoken = i18n.locale;
  i18n.on('change', () => {
    // It also tells of more texts in the same language: each area brings its own.
    if (i18n.locale === spoken) return;
    spoken = i18n.locale;
    // Texts from the server were in the previous language, also those that nobody has taken yet.
    forgetHome();
    store.dispatch(api.util.invalidateTags(['Language']));
  });
}

/** Fetches everything on the page again, including failed calls, which may have no tags. */
export function refetchShown(store: PortalStore): void {
  setupListeners(store.dispatch, (dispatch, { onOnline }) => {
    dispatch(onOnline());
    return () => undefined;
  });
}
