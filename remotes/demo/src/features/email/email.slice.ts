import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loadSample } from '../../shared/load-sample.js';
import { beginLoading, failLoading, type SampleStatus } from '../../shared/sample-status.js';
import { asEmail } from './email.rules.js';
import type { Email, EmailFilter, WrittenEmail } from './email.types.js';

export interface EmailState {
  emails: Email[];
  search: string;
  selected: number;
  filter: EmailFilter;
  status: SampleStatus;
}

const initialState: EmailState = { emails: [], search: '', selected: 1, filter: 'inbox', status: 'none' };

export const loadEmails = createAsyncThunk('email/load', () =>
  loadSample<Email>('/api/data/email/EmailData'),
);

function toggle(
  state: EmailState,
  wanted: number,
  field: 'starred' | 'important' | 'checked' | 'trash',
): void {
  const email = state.emails.find(({ id }) => id === wanted);
  if (email) email[field] = !email[field];
}

export const emailSlice = createSlice({
  name: 'email',
  initialState,
  reducers: {
    searchEmails: (state, { payload }: PayloadAction<string>) => {
      state.search = payload;
    },
    selectEmail: (state, { payload }: PayloadAction<number>) => {
      state.selected = payload;
    },
    toggleStarredEmail: (state, { payload }: PayloadAction<number>) => toggle(state, payload, 'starred'),
    toggleImportantEmail: (state, { payload }: PayloadAction<number>) => toggle(state, payload, 'important'),
    toggleCheckedEmail: (state, { payload }: PayloadAction<number>) => toggle(state, payload, 'checked'),
    /** Moves a message into the trash or back. */
    toggleTrashEmail: (state, { payload }: PayloadAction<number>) => toggle(state, payload, 'trash'),
    setEmailFilter: (state, { payload }: PayloadAction<EmailFilter>) => {
      state.filter = payload;
    },
    readEmail: (state, { payload }: PayloadAction<number>) => {
      const email = state.emails.find(({ id }) => id === payload);
      if (email) email.unread = false;
    },
    checkEmails: (state, { payload }: PayloadAction<{ ids: number[]; checked: boolean }>) => {
      for (const email of state.emails) if (payload.ids.includes(email.id)) email.checked = payload.checked;
    },
    /** Moves several messages into the trash or back and unchecks them. */
    moveEmails: (state, { payload }: PayloadAction<{ ids: number[]; trash: boolean }>) => {
      for (const email of state.emails)
        if (payload.ids.includes(email.id)) Object.assign(email, { trash: payload.trash, checked: false });
    },
    eraseEmails: (state, { payload }: PayloadAction<number[]>) => {
      state.emails = state.emails.filter(({ id }) => !payload.includes(id));
    },
    /** Sends the message or keeps it as a draft, replacing the draft with its id. */
    writeEmail: {
      prepare: (written: WrittenEmail, folder: 'sent' | 'draft') => ({
        payload: asEmail(written, folder, new Date().toISOString()),
      }),
      reducer: (state, { payload }: PayloadAction<Email>) => {
        state.emails = [payload, ...state.emails.filter(({ id }) => id !== payload.id)];
      },
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadEmails.pending, beginLoading)
      .addCase(loadEmails.rejected, failLoading)
      .addCase(loadEmails.fulfilled, (state, { payload }) => {
        state.status = 'here';
        state.emails = payload;
      });
  },
});

export const {
  searchEmails,
  selectEmail,
  toggleStarredEmail,
  toggleImportantEmail,
  toggleCheckedEmail,
  toggleTrashEmail,
  setEmailFilter,
  readEmail,
  checkEmails,
  moveEmails,
  eraseEmails,
  writeEmail,
} = emailSlice.actions;

export const selectEmails = (state: { email: EmailState }): EmailState => state.email;
