import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { BulkOf, Created, Queried, Shown, Updated } from '../records/record.types.js';
import { contactShape } from './contact-draft.js';

/** Somebody at a client. */
export const CLIENT_CONTACT = defineRecord({
  kind: 'client_contact',
  path: 'client-contacts',
  remote: 'clients',
  one: 'Contact',
  many: 'Contacts',
  resource: { tab: 'clientManagement', resource: 'clients' },
  fields: {
    firstName: { label: 'First name', schema: contactShape.firstName },
    lastName: { label: 'Last name', schema: contactShape.lastName },
    clientId: { label: 'Client', schema: idSchema, fixed: true },
    role: { label: 'Position', schema: contactShape.role },
    emails: { label: 'Emails', schema: contactShape.emails },
    phones: { label: 'Phone numbers', schema: contactShape.phones },
    isPrimary: { label: 'First to call', schema: z.boolean() },
    signs: { label: 'May sign', schema: contactShape.signs },
    doNotCall: { label: 'Do not call', schema: contactShape.doNotCall },
  },
  columns: [
    { key: 'name', title: 'Name', type: 'text', sortable: true, display: 'always' },
    { key: 'client', title: 'Client', type: 'person', filterable: true },
    { key: 'role', type: 'text' },
    { key: 'emails', type: 'text' },
    { key: 'phones', type: 'text' },
    { key: 'signs', type: 'text', display: 'hidden' },
    statusColumn,
  ],
  shows: { name: z.string(), client: refSchema, status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    CONTACT_ARCHIVED: [409, 'Restore the contact first.'],
    CONTACT_ELSEWHERE: [403, 'This person is a contact of another client too, which you do not see.'],
  },
});
export type ClientContact = Shown<typeof CLIENT_CONTACT>;
export type CreateClientContact = Created<typeof CLIENT_CONTACT>;
export type UpdateClientContact = Updated<typeof CLIENT_CONTACT>;
export type ClientContactQuery = Queried<typeof CLIENT_CONTACT>;
export type BulkClientContacts = BulkOf<typeof CLIENT_CONTACT>;
