import fc from 'fast-check';
import { countContacts, departmentsOf, findContacts } from './contacts.rules.js';
import {
  addContact,
  contactsSlice,
  deleteContact,
  loadContacts,
  restoreContact,
  searchContacts,
  selectContact,
  setContactFilter,
  toggleEditMode,
  toggleStarredContact,
  updateContact,
  type Contact,
  type ContactsState,
} from './contacts.slice.js';

const { reducer, getInitialState } = contactsSlice;
const text = {
  firstname: 'Nisha',
  lastname: 'Kapadia',
  department: 'Design',
  company: 'Studio Kite',
  phone: '',
  email: 'nisha@kite.example',
  address: '',
  notes: '',
};
const contact = (id: number, more: Partial<Contact> = {}): Contact => ({
  id,
  ...text,
  image: 'Nisha Kapadia',
  frequentlycontacted: false,
  starred: false,
  deleted: false,
  ...more,
});
const stateOf = (...contacts: Contact[]): ContactsState => ({
  ...getInitialState(),
  contacts,
  status: 'here',
});
const byName = (one: string, other: string) => one.localeCompare(other);

test('begins empty, with the first contact selected, all shown, nothing edited', () => {
  expect(getInitialState()).toEqual({
    contacts: [],
    search: '',
    selected: 1,
    filter: 'show_all',
    editMode: false,
    status: 'none',
  });
});

test('load, search, select and filter set what they are named after', () => {
  let state = reducer(stateOf(contact(9)), loadContacts.fulfilled([contact(1)], '', undefined));
  for (const action of [searchContacts('kite'), selectContact(5), setContactFilter('starred_contacts')])
    state = reducer(state, action);
  expect(state).toEqual({
    contacts: [contact(1)],
    search: 'kite',
    selected: 5,
    filter: 'starred_contacts',
    editMode: false,
    status: 'here',
  });
  expect(reducer(state, loadContacts.rejected(new Error(), '', undefined)).status).toBe('failed');
});

test('starred and edit mode turn, and twice is as before', () => {
  const state = stateOf(contact(1), contact(2));
  const starred = reducer(state, toggleStarredContact(2));
  expect(starred.contacts.map((each) => each.starred)).toEqual([false, true]);
  expect(reducer(starred, toggleStarredContact(2))).toEqual(state);
  expect(reducer(state, toggleEditMode()).editMode).toBe(true);
  expect(reducer(reducer(state, toggleEditMode()), toggleEditMode())).toEqual(state);
});

test('update sets the one field that is named, delete removes by id', () => {
  const state = stateOf(contact(1), contact(2));
  const updated = reducer(state, updateContact({ id: 1, field: 'company', value: 'Kite & Co' }));
  expect(updated.contacts).toEqual([contact(1, { company: 'Kite & Co' }), contact(2)]);
  expect(reducer(state, deleteContact(1)).contacts).toEqual([contact(2)]);
  expect(reducer(state, deleteContact(8))).toEqual(state);
});

test('add appends with its defaults', () => {
  const state = reducer(stateOf(contact(1)), addContact({ id: 2, ...text }));
  expect(state.contacts).toEqual([contact(1), contact(2)]);
});

const anyContacts = fc
  .uniqueArray(
    fc.record({
      id: fc.nat(60),
      department: fc.constantFrom('Design', 'Sales', ''),
      firstname: fc.string(),
      starred: fc.boolean(),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
  )
  .map((some) => some.map(({ id, ...more }) => contact(id, more)));

test('a deleted contact comes back to its own place', () => {
  fc.assert(
    fc.property(anyContacts, fc.nat(), (contacts, pick) => {
      const state = stateOf(...contacts);
      const at = pick % contacts.length;
      const gone = reducer(state, deleteContact(contacts[at]!.id));
      expect(reducer(gone, restoreContact({ contact: contacts[at]!, at }))).toEqual(state);
    }),
  );
});

test('each filter shows as many as it counts', () => {
  fc.assert(
    fc.property(anyContacts, (contacts) => {
      const filters = ['show_all', 'starred_contacts', 'frequently_contacted', ...departmentsOf(contacts)];
      for (const filter of filters)
        expect(findContacts(contacts, { filter, search: '' }, byName)).toHaveLength(
          countContacts(contacts, filter),
        );
    }),
  );
});
