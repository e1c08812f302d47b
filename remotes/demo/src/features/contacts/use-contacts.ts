import { compareTexts } from '@atrium/sdk';
import { useDispatch, useSelector } from 'react-redux';
import { useOpened } from '../../shared/use-opened.js';
import { useSample } from '../../shared/use-sample.js';
import { findContacts } from './contacts.rules.js';
import {
  loadContacts,
  searchContacts,
  selectContact,
  selectContacts,
  setContactFilter,
} from './contacts.slice.js';

/** The shown contacts and the open one. */
export function useContacts() {
  const dispatch = useDispatch();
  const { contacts, search, filter, selected, editMode, status } = useSelector(selectContacts);
  const retry = useSample(status, loadContacts);
  const opened = useOpened((id) => dispatch(selectContact(id)));
  const found = findContacts(contacts, { filter, search }, compareTexts);
  const contact = contacts.find(({ id }) => id === selected) ?? found[0];
  const searchFor = (text: string) => void dispatch(searchContacts(text));
  const clear = () => {
    dispatch(setContactFilter('show_all'));
    searchFor('');
  };
  return { contacts, found, contact, search, filter, editMode, status, opened, searchFor, clear, retry };
}

export type AddressBook = ReturnType<typeof useContacts>;
