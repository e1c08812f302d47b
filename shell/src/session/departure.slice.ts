import { fetchSession, logout, sessionEnded, signedIn } from '@atrium/sdk';
import { createSlice } from '@reduxjs/toolkit';

/** How the last person of this page left, which decides where they are led. */
export interface DepartureState {
  /** Somebody is or was signed in since the page was opened. */
  known: boolean;
  /** Their logout is on its way; a session that ends meanwhile ends by it. */
  leaving: boolean;
  /** lost: the session ended by itself or by somebody else; left: by logout; null while nobody has gone. */
  last: 'lost' | 'left' | null;
}

const initialState: DepartureState = { known: false, leaving: false, last: null };

function lose(state: DepartureState): void {
  if (!state.known || state.leaving) return;
  state.known = false;
  state.last = 'lost';
}
function arrive(): DepartureState {
  return { known: true, leaving: false, last: null };
}

export const departureSlice = /* @__PURE__ */ createSlice({
  name: 'departure',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, arrive)
      .addCase(fetchSession.fulfilled, (state, { payload }) => {
        if (payload) return arrive();
        lose(state);
        return state;
      })
      .addCase(sessionEnded, lose)
      .addCase(logout.pending, (state) => {
        state.leaving = true;
      })
      .addCase(logout.rejected, (state) => {
        state.leaving = false;
      })
      .addCase(logout.fulfilled, () => ({ known: false, leaving: false, last: 'left' }));
  },
});
