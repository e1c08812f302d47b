import type { CurrentUser, Session } from '@atrium/contracts';
import type { ThunkAction } from 'redux-thunk';
import type { UnknownAction } from 'redux';
import { readFailure, type ApiFailure } from '../http/api-failure.js';
import { callApi } from '../http/call-api.js';
import { msg } from '../language/texts.js';
import { defineAction } from './define-action.js';

/** Product specification 4.1. `loading` is true until it is known whether somebody is signed in. */
export interface SessionState {
  user: CurrentUser | null;
  loading: boolean;
  error: string | null;
  /** The page waits for its person's password, because the session is over or was locked. */
  lock: 'ended' | 'locked' | null;
  /** The portal is closed for maintenance. */
  closed: boolean;
}

type SessionThunk<Result> = ThunkAction<Promise<Result>, { session: SessionState }, unknown, UnknownAction>;

const FETCH_FAILED = msg('Failed to fetch user data');

/** Somebody signed in, confirmed an e-mail or accepted an invitation; the answer contained the person. */
export const signedIn = /* @__PURE__ */ defineAction<CurrentUser>('session/signed-in');
/** The page is given up: nobody is signed in. */
export const sessionEnded = /* @__PURE__ */ defineAction('session/ended');
/** The server no longer knows the session: the page stays and waits for its person. */
export const sessionMissed = /* @__PURE__ */ defineAction('session/missed');
export const sessionLocked = /* @__PURE__ */ defineAction('session/locked');
/** A call was refused because the portal is closed; `fetchSession` finds out when it is open again. */
export const portalClosed = /* @__PURE__ */ defineAction('session/portal-closed');
const fetchBegan = /* @__PURE__ */ defineAction('session/fetch-began');
/** With null when nobody is signed in. */
export const sessionFetched = /* @__PURE__ */ defineAction<Session | null>('session/fetched');
const fetchFailed = /* @__PURE__ */ defineAction('session/fetch-failed');
export const logoutBegan = /* @__PURE__ */ defineAction('session/logout-began');
export const loggedOut = /* @__PURE__ */ defineAction('session/logged-out');
export const logoutFailed = /* @__PURE__ */ defineAction<ApiFailure>('session/logout-failed');

/** Anything else than a person is a failure of the server or of what stands before it. */
const hasUser = (session: Partial<Session> | null): session is Session => {
  const user: Partial<CurrentUser> | undefined = session?.user;
  return (
    typeof user?.id === 'string' && typeof user.role === 'string' && typeof user.company?.code === 'string'
  );
};

/** Asks the server who is signed in. A failure is stored in the state. */
export const fetchSession = (): SessionThunk<void> => async (dispatch) => {
  dispatch(fetchBegan());
  try {
    const session = await callApi<Partial<Session> | null | undefined>({ url: 'auth/me' });
    // The page's own first request may be answered with nothing instead of a refusal.
    if (session === undefined) dispatch(sessionFetched(null));
    else dispatch(hasUser(session) ? sessionFetched(session) : fetchFailed());
  } catch (reason) {
    const { status, error } = readFailure(reason);
    if (error.code === 'MAINTENANCE') dispatch(portalClosed());
    else dispatch(status === 401 ? sessionFetched(null) : fetchFailed());
  }
};

/** Whether the server knows of no session. */
async function isNobody(): Promise<boolean> {
  try {
    await callApi({ url: 'auth/me' });
    return false;
  } catch (reason) {
    return readFailure(reason).status === 401;
  }
}

/**
 * Ends the session. When the call fails, nothing changes for the user.
 * @returns why it failed; null when nobody is signed in any more
 */
export const logout = (): SessionThunk<ApiFailure | null> => async (dispatch) => {
  dispatch(logoutBegan());
  try {
    await callApi({ url: 'auth/logout', method: 'POST' });
  } catch (reason) {
    const failure = readFailure(reason);
    dispatch(logoutFailed(failure));
    // The call failed; whether a session is left is for the server to say.
    if (failure.status === 401 && (await isNobody())) dispatch(sessionEnded());
    return failure;
  }
  dispatch(loggedOut());
  return null;
};

const initialState: SessionState = { user: null, loading: true, error: null, lock: null, closed: false };
const settled = (user: CurrentUser | null, lock: SessionState['lock'] = null): SessionState => ({
  user,
  loading: false,
  error: null,
  lock: user && lock,
  closed: false,
});

export function reduceSession(state = initialState, action: UnknownAction): SessionState {
  if (signedIn.match(action)) return settled(action.payload);
  if (sessionFetched.match(action)) {
    const found = action.payload;
    return found ? settled(found.user, found.locked && 'locked') : settled(state.user, 'ended');
  }
  if (sessionMissed.match(action)) return settled(state.user, 'ended');
  if (sessionLocked.match(action)) return settled(state.user, state.lock ?? 'locked');
  if (sessionEnded.match(action) || loggedOut.match(action)) return settled(null);
  // The known person stays while the session is fetched again.
  if (fetchBegan.match(action)) return { ...state, loading: state.user === null };
  if (portalClosed.match(action)) return { ...state, closed: true };
  if (fetchFailed.match(action)) return { ...state, loading: false, error: FETCH_FAILED, closed: false };
  return state;
}
