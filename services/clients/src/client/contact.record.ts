import { CLIENT_CONTACT, type ClientContact } from '@atrium/contracts';
import { type RecordRules, type RecordSteps, statusFilter, tenantList } from '@atrium/records';
import { clientsSeenBy } from '../owned/owned-sight.rules.js';
import type { OwnedRow } from '../owned/owned.types.js';
import { ContactEntity } from './contact.entity.js';

export interface ContactRow extends OwnedRow {
  archivedAt: Date | null;
  clientId: string;
  clientName: string;
  firstName: string;
  lastName: string;
  role: string | null;
  emails: string[];
  phones: string[];
  isPrimary: boolean;
  signs: boolean;
  doNotCall: boolean;
}

export type ContactSteps = RecordSteps<ContactRow, ContactEntity, ClientContact>;

const status = statusFilter('p');

const fullName = ({ firstName, lastName }: Pick<ContactRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

export const CONTACTS: RecordRules<ContactRow, ContactEntity, ClientContact> = {
  record: CLIENT_CONTACT,
  table: { record: CLIENT_CONTACT, entity: ContactEntity },
  list: tenantList<ContactRow>()({
    list: CLIENT_CONTACT.list,
    from: 'client_contact p join client c on c.company_id = p.company_id and c.id = p.client_id',
    alias: 'p',
    columns: `p.id, p.version, p.archived_at as "archivedAt", p.client_id as "clientId", c.name as "clientName",
      c.owner_id as "ownerId", p.first_name as "firstName", p.last_name as "lastName", p.role, p.emails, p.phones,
      p.is_primary as "isPrimary", p.signs, p.do_not_call as "doNotCall"`,
    sorts: { name: 'p.sort_name' },
    filters: { client: 'p.client_id', status: status.filter },
    unless: { status: status.otherwise },
    text: {
      kind: CLIENT_CONTACT.kind,
      content: 'contact_text(p.first_name, p.last_name, p.emails, p.phones)',
    },
  }),
  // A contact is for those who see its client.
  seenBy: clientsSeenBy,
  title: fullName,
  shows: ({ clientId, clientName, archivedAt, ...row }) => ({
    name: fullName(row),
    client: { id: clientId, name: clientName },
    status: archivedAt ? 'archived' : 'active',
  }),
};
