import {
  defineAction,
  loggedOut,
  logoutBegan,
  logoutFailed,
  sessionEnded,
  sessionFetched,
  signedIn,
} from '@atrium/sdk';
import type { UnknownAction } from 'redux';

/** How the last person of this page left, which decides where they are redirected. */
export interface DepartureState {
  /** Somebody is or was signed in since the page was opened. */
  known: boolean;
  /** Logging out; a session that ends meanwhile ends because of it. */
  leaving: boolean;
  /** lost: the session ended by itself or was ended by somebody else; left: by logout; null otherwise. */
  last: 'lost' | 'left' | null;
}

const initialState: DepartureState = { known: false, leaving: false, last: null };

/** Logged out in another tab of this browser; the session's end follows. */
export const leftElsewhere = /* @__PURE__ */ defineAction('departure/left-elsewhere');
/** The person who logged out has arrived at the company-code entry. */
export const departureEnded = /* @__PURE__ */ defineAction('departure/ended');

const lose = (state: DepartureState): DepartureState =>
  state.known && !state.leaving ? { known: false, leaving: false, last: 'lost' } : state;

const arrived: DepartureState = { known: true, leaving: false, last: null };
const departed: DepartureState = { known: false, leaving: false, last: 'left' };

function reduceDeparture(state = initialState, action: UnknownAction): DepartureState {
  if (signedIn.match(action)) return arrived;
  if (sessionFetched.match(action)) return action.payload ? arrived : state;
  if (sessionEnded.match(action)) return lose(state);
  if (logoutBegan.match(action)) return { ...state, leaving: true };
  if (logoutFailed.match(action)) return { ...state, leaving: false };
  if (loggedOut.match(action) || leftElsewhere.match(action)) return departed;
  if (departureEnded.match(action)) return initialState;
  return state;
}

export const departureSlice = { reducerPath: 'departure', reducer: reduceDeparture } as const;
