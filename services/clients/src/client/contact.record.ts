import { CLIENT_CONTACT, type ClientContact } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { clientsSeenBy } from '../owned/owned-sight.rules.js';
import { ContactEntity } from './contact.entity.js';

export interface ContactRow extends RowOf<typeof ContactEntity> {
  clientName: string;
  /** Whose client it is. */
  ownerId: string | null;
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
    columns: `${ContactEntity.select('p')}, c.name as "clientName", c.owner_id as "ownerId"`,
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
  shows: (row): OwnAnswer<ClientContact> => ({
    firstName: row.firstName,
    lastName: row.lastName,
    clientId: row.clientId,
    role: row.role,
    emails: row.emails,
    phones: row.phones,
    isPrimary: row.isPrimary,
    signs: row.signs,
    doNotCall: row.doNotCall,
    name: fullName(row),
    client: { id: row.clientId, name: row.clientName },
    status: statusOf(row),
  }),
};
