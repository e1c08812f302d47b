import type { Slice } from '@reduxjs/toolkit';
import { calendarSlice } from './features/calendar/calendar.slice.js';
import { chatSlice } from './features/chat/chat.slice.js';
import { contactsSlice } from './features/contacts/contacts.slice.js';
import { emailSlice } from './features/email/email.slice.js';
import { notesSlice } from './features/notes/notes.slice.js';
import { shopSlice } from './features/shop/shop.slice.js';
import { ticketSlice } from './features/tickets/tickets.slice.js';
import { treeSlice } from './features/tree-view/tree.slice.js';

/** The demo apps' slices of the store, injected before the first page and reset when the person changes. */
const slices: readonly Slice[] = [
  notesSlice,
  chatSlice,
  contactsSlice,
  emailSlice,
  ticketSlice,
  calendarSlice,
  treeSlice,
  shopSlice,
];

export default slices;
