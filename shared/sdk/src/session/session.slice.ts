import type { CurrentUser, Session } from '@atrium/contracts';
import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readFailure } from '../http/api-failure.js';
import { callApi } from '../http/call-api.js';

/** Product specification 4.1. `loading` is true until it is known whether somebody is signed in. */
export interface SessionState {
  user: CurrentUser | null;
  loading: boolean;
  error: string | null;
}

const FETCH_FAILED = 'Failed to fetch user data';

/** Resolves with null when nobody is signed in (401). */
export const fetchSession = /* @__PURE__ */ createAsyncThunk('session/fetch', async () => {
  try {
    return (await callApi<Session>({ url: 'auth/me' })).user;
  } catch (reason) {
    if (readFailure(reason).status === 401) return null;
    throw reason;
  }
});

/** Ends the session. When the call fails nothing changes for the user, and `unwrap()` throws. */
export const logout = /* @__PURE__ */ createAsyncThunk('session/logout', async () => {
  await callApi({ url: 'auth/logout', method: 'POST' });
});

const initialState: SessionState = { user: null, loading: true, error: null };

export const sessionSlice = /* @__PURE__ */ createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Somebody signed in, confirmed an e-mail or accepted an invitation; the answer brought the person. */
    signedIn: (_state, { payload }: PayloadAction<CurrentUser>) => ({
      user: payload,
      loading: false,
      error: null,
    }),
    sessionEnded: () => ({ user: null, loading: false, error: null }),
  },
  extraReducers: (builder) => {
    builder
      // A known person stays on the page while the person is fetched anew.
      .addCase(fetchSession.pending, (state) => {
        state.loading = state.user === null;
      })
      .addCase(fetchSession.fulfilled, (_state, { payload }) => ({
        user: payload,
        loading: false,
        error: null,
      }))
      .addCase(fetchSession.rejected, (state) => {
        state.loading = false;
        state.error = FETCH_FAILED;
      })
      .addCase(logout.fulfilled, () => ({ user: null, loading: false, error: null }));
  },
});

export const { signedIn, sessionEnded } = sessionSlice.actions;
