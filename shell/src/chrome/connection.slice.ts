import { connectionChanged, sessionEnded, sessionMissed } from '@atrium/sdk';
import { createSlice } from '@reduxjs/toolkit';

export interface ConnectionState {
  /** Live events have been missing for long. */
  lost: boolean;
}

const initialState: ConnectionState = { lost: false };

export const connectionSlice = /* @__PURE__ */ createSlice({
  name: 'connection',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(connectionChanged, (_state, { payload }) => payload)
      .addCase(sessionEnded, () => initialState)
      .addCase(sessionMissed, () => initialState);
  },
});
