import {
  applyMiddleware,
  combineReducers,
  compose,
  legacy_createStore,
  type Dispatch,
  type Middleware,
  type MiddlewareAPI,
  type Reducer,
  type ReducersMapObject,
  type UnknownAction,
} from 'redux';
import { withExtraArgument, type ThunkDispatch } from 'redux-thunk';
import { reduceSession, type SessionState } from './session.slice.js';
import { defineAction } from './define-action.js';

export interface PortalState {
  session: SessionState;
}

/** Dispatched when another person, or nobody, is signed in. Everything cached for the last person is dropped. */
export const personChanged = /* @__PURE__ */ defineAction('store/person-changed');
const sliceInjected = /* @__PURE__ */ defineAction<string>('store/slice-injected');

interface InjectableSlice {
  reducerPath: string;
  reducer: Reducer;
}

type PortalDispatch = ThunkDispatch<PortalState, unknown, UnknownAction>;

/** Includes the person, because another person of the same company may see other things. */
const personOf = ({ session: { user } }: PortalState): string | undefined =>
  user ? `${user.company.id} ${user.id}` : undefined;

const watchPerson: Middleware<object, PortalState> = (store) => (next) => (action) => {
  const before = personOf(store.getState());
  const result = next(action);
  if (personOf(store.getState()) !== before) store.dispatch(personChanged());
  return result;
};

function forgettingReducer(reducer: Reducer): Reducer {
  return (state: unknown, action: UnknownAction): unknown =>
    reducer(personChanged.match(action) ? undefined : state, action);
}

/** A middleware to which others can be added; they run in the order of adding. */
function createGrowingMiddleware() {
  const chain: Middleware[] = [];
  const middleware: Middleware<object, PortalState> = (store: MiddlewareAPI) => {
    const begun = new Map<Middleware, ReturnType<Middleware>>();
    const begin = (each: Middleware): ReturnType<Middleware> => {
      const known = begun.get(each) ?? each(store);
      begun.set(each, known);
      return known;
    };
    return (next) => (action) =>
      compose<Dispatch>(...chain.map(begin))(next as Dispatch)(action as UnknownAction);
  };
  return { middleware, add: (...more: Middleware[]) => void chain.push(...more) };
}

/**
 * The browser's one store, made by the shell. It begins with the session only, so that sign-in stays small; the API
 * cache and the slices of remotes are added when they are first needed.
 */
export function createStore() {
  const injected: Record<string, Reducer> = {};
  const combine = () => {
    const all: ReducersMapObject<PortalState> = { session: reduceSession, ...injected };
    return combineReducers(all);
  };
  const added = createGrowingMiddleware();
  const thunks = withExtraArgument<PortalState, UnknownAction>(undefined);
  const enhancer = applyMiddleware(watchPerson, added.middleware, thunks);
  const store = legacy_createStore(combine(), undefined, enhancer);

  /** Adds a slice once; its state is dropped when the person changes, unless `keep` says otherwise. */
  function injectSlice({ reducerPath, reducer }: InjectableSlice, { keep = false } = {}): void {
    if (reducerPath in injected) return;
    injected[reducerPath] = keep ? reducer : forgettingReducer(reducer);
    store.replaceReducer(combine());
    store.dispatch(sliceInjected(reducerPath));
  }
  return { ...store, dispatch: store.dispatch as PortalDispatch, injectSlice, addMiddleware: added.add };
}

export type PortalStore = ReturnType<typeof createStore>;
