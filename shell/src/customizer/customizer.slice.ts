import type { Display, DisplayChoice } from '@atrium/contracts';
import type { PortalState, PortalStore } from '@atrium/sdk';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { resolveDisplay } from './display.rules.js';
import type { StoredDisplay } from './stored-display.js';

export interface CustomizerState extends StoredDisplay {
  /** The phone's menu is open. */
  mobileSidebar: boolean;
}

const initialState: CustomizerState = {
  userId: null,
  company: {},
  own: {},
  version: 0,
  unsaved: false,
  mobileSidebar: false,
};

type Arrived = Pick<StoredDisplay, 'company' | 'own' | 'version'> & { userId: string };

/** How the portal looks around its pages for the signed-in person. */
export const customizerSlice = createSlice({
  name: 'customizer',
  initialState,
  reducers: {
    displayChosen: (state, { payload }: PayloadAction<DisplayChoice>) => {
      Object.assign(state.own, payload);
      state.unsaved = true;
    },
    /** Drops the person's own choices, so that the company's apply. */
    displayReset: (state) => {
      state.own = {};
      state.unsaved = true;
    },
    /** With the version that the server gave it. */
    displaySaved: (state, { payload }: PayloadAction<number>) => {
      Object.assign(state, { version: payload, unsaved: false });
    },
    /**
     * Applies what the server has. What this person has chosen here since, or saved in another tab while the answer was
     * on its way, is newer and stays.
     */
    displayArrived: (state, { payload }: PayloadAction<Arrived>) => {
      const { own, version, unsaved, userId } = state;
      const isNewer = (unsaved || version > payload.version) && userId === payload.userId;
      Object.assign(state, payload, isNewer ? { own, version } : { unsaved: false });
    },
    /** Applies what this browser has stored. */
    displayRead: (state, { payload }: PayloadAction<StoredDisplay>) => ({ ...state, ...payload }),
    mobileSidebarToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.mobileSidebar = payload;
    },
  },
});

export const {
  displayChosen,
  displayReset,
  displaySaved,
  displayArrived,
  displayRead,
  mobileSidebarToggled,
} = customizerSlice.actions;

export interface CustomizedState {
  customizer: CustomizerState;
}

export const customizedState = (store: PortalStore): CustomizedState =>
  store.getState() as PortalState & CustomizedState;

export const selectCustomizer = ({ customizer }: CustomizedState): CustomizerState => customizer;

export const selectDisplay: (state: CustomizedState) => Display = /* @__PURE__ */ createSelector(
  [(state: CustomizedState) => state.customizer.company, (state: CustomizedState) => state.customizer.own],
  resolveDisplay,
);
