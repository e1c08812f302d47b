import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { putBack } from '../../shared/list.rules.js';
import { loadSample } from '../../shared/load-sample.js';
import { beginLoading, failLoading, type SampleStatus } from '../../shared/sample-status.js';

export interface Contact {
  id: number;
  firstname: string;
  lastname: string;
  /** The name whose initials replace a picture. */
  image: string;
  department: string;
  company: string;
  phone: string;
  email: string;
  address: string;
  notes: string;
  frequentlycontacted: boolean;
  starred: boolean;
  deleted: boolean;
}

/** The fields in the form of a contact. */
export type ContactText = Exclude<
  keyof Contact,
  'id' | 'image' | 'frequentlycontacted' | 'starred' | 'deleted'
>;

/** `show_all`, `starred_contacts`, `frequently_contacted`, or a department's name. */
export type ContactFilter = string;

export interface ContactsState {
  contacts: Contact[];
  search: string;
  selected: number;
  filter: ContactFilter;
  editMode: boolean;
  status: SampleStatus;
}

type ContactChange = {
  [Field in Exclude<keyof Contact, 'id'>]: { id: number; field: Field; value: Contact[Field] };
}[Exclude<keyof Contact, 'id'>];

const initialState: ContactsState = {
  contacts: [],
  search: '',
  selected: 1,
  filter: 'show_all',
  editMode: false,
  status: 'none',
};

export const loadContacts = createAsyncThunk('contacts/load', () =>
  loadSample<Contact>('/api/data/contacts/ContactsData'),
);

export const contactsSlice = createSlice({
  name: 'contacts',
  initialState,
  reducers: {
    searchContacts: (state, { payload }: PayloadAction<string>) => {
      state.search = payload;
    },
    selectContact: (state, { payload }: PayloadAction<number>) => {
      state.selected = payload;
    },
    deleteContact: (state, { payload }: PayloadAction<number>) => {
      state.contacts = state.contacts.filter(({ id }) => id !== payload);
    },
    toggleStarredContact: (state, { payload }: PayloadAction<number>) => {
      const contact = state.contacts.find(({ id }) => id === payload);
      if (contact) contact.starred = !contact.starred;
    },
    toggleEditMode: (state) => {
      state.editMode = !state.editMode;
    },
    setContactFilter: (state, { payload }: PayloadAction<ContactFilter>) => {
      state.filter = payload;
    },
    updateContact: (state, { payload: { id, field, value } }: PayloadAction<ContactChange>) => {
      state.contacts = state.contacts.map((contact) =>
        contact.id === id ? { ...contact, [field]: value } : contact,
      );
    },
    addContact: {
      prepare: (contact: Pick<Contact, 'id' | ContactText>) => ({
        payload: {
          frequentlycontacted: false,
          starred: false,
          deleted: false,
          ...contact,
          image: `${contact.firstname} ${contact.lastname}`.trim(),
        },
      }),
      reducer: (state, { payload }: PayloadAction<Contact>) => {
        state.contacts.push(payload);
      },
    },
    /** Undoes a deletion. */
    restoreContact: (state, { payload }: PayloadAction<{ contact: Contact; at: number }>) => {
      state.contacts = putBack(state.contacts, payload.contact, payload.at);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadContacts.pending, beginLoading)
      .addCase(loadContacts.rejected, failLoading)
      .addCase(loadContacts.fulfilled, (state, { payload }) => {
        state.status = 'here';
        state.contacts = payload;
      });
  },
});

export const {
  searchContacts,
  selectContact,
  deleteContact,
  toggleStarredContact,
  toggleEditMode,
  setContactFilter,
  updateContact,
  addContact,
  restoreContact,
} = contactsSlice.actions;

export const selectContacts = (state: { contacts: ContactsState }): ContactsState => state.contacts;
