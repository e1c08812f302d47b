import {
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { sessionSlice, type SessionState } from '../session/session.slice.js';

export interface PortalState {
  session: SessionState;
}

/** Sent when another company, or nobody, is signed in: everything that was cached for the last one goes. */
export const companyChanged = /* @__PURE__ */ createAction('store/company-changed');
const sliceInjected = /* @__PURE__ */ createAction<string>('store/slice-injected');

interface InjectableSlice {
  reducerPath: string;
  reducer: Reducer;
}

const companyOf = (state: PortalState): string | undefined => state.session.user?.company.id;

const watchCompany: Middleware<object, PortalState> = (store) => (next) => (action) => {
  const before = companyOf(store.getState());
  const result = next(action);
  if (companyOf(store.getState()) !== before) store.dispatch(companyChanged());
  return result;
};

function forgettingReducer(reducer: Reducer): Reducer {
  return (state: unknown, action: UnknownAction): unknown =>
    reducer(companyChanged.match(action) ? undefined : state, action);
}

/**
 * The one store of the browser, made by the shell. It begins with the session alone, so that sign-in stays small;
 * the API cache and the slices of remotes are added when they are first needed.
 */
export function createStore() {
  const reducer = combineSlices(sessionSlice);
  const added = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).prepend(watchCompany, added.middleware),
  });
  const injected = new Set<string>();

  /** Adds a slice once; its state is forgotten when the company changes, unless `keep` says otherwise. */
  function injectSlice(slice: InjectableSlice, { keep = false } = {}): void {
    if (injected.has(slice.reducerPath)) return;
    injected.add(slice.reducerPath);
    const inner = keep ? slice.reducer : forgettingReducer(slice.reducer);
    reducer.inject({ reducerPath: slice.reducerPath, reducer: inner });
    store.dispatch(sliceInjected(slice.reducerPath));
  }
  return { ...store, injectSlice, addMiddleware: added.addMiddleware };
}

export type PortalStore = ReturnType<typeof createStore>;
