import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { ImportedRecords, Records, type MadeRow, type RecordSteps, type UndoneRow } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { Client, ClientContact } from '@atrium/contracts';
import { ContactKeys } from '../contact/contact-keys.service.js';
import type { ClientEntity } from './client.entity.js';
import { CLIENTS, type ClientRow } from './client.record.js';
import type { ContactEntity } from './contact.entity.js';
import { CONTACTS, type ContactRow } from './contact.record.js';
import { ContactRepository } from './contact.repository.js';

const CLIENT_LEFT = {
  changed: 'Someone has changed this client since. Archive it if you no longer need it.',
  'taken up': 'Other records use this client.',
  used: 'Other records use this client.',
  gone: 'This client no longer exists.',
};
const CONTACT_LEFT = {
  changed: 'Someone has changed this contact since. Archive it if you no longer need it.',
  'taken up': 'Other records use this contact.',
  used: 'Other records use this contact.',
  gone: 'This contact no longer exists.',
};

/** Archives the clients and contacts that an import made and nobody has changed since. Inside `TenantDb.run` only. */
@Injectable()
export class ClientUndo {
  private readonly contacts: RecordSteps<ContactRow, ContactEntity, ClientContact>;
  private readonly madeClients: ImportedRecords<ClientRow, ClientEntity, Client>;
  private readonly madeContacts: ImportedRecords<ContactRow, ContactEntity, ClientContact>;

  constructor(
    records: Records,
    db: TenantDb,
    clock: Clock,
    private readonly repository: ContactRepository,
    private readonly keys: ContactKeys,
  ) {
    this.contacts = records.of(CONTACTS);
    this.madeClients = new ImportedRecords(records.of(CLIENTS), CLIENT_LEFT, { db, clock });
    this.madeContacts = new ImportedRecords(this.contacts, CONTACT_LEFT, { db, clock });
  }

  /** Later contacts go before their clients. */
  async undo(user: SignedInUser, rows: readonly MadeRow[]): Promise<UndoneRow[]> {
    const contacts = await this.contacts.rows.readAll(rows.map(({ id }) => id));
    const isContact = new Set(contacts.map(({ id }) => id));
    const added = rows.filter(({ id }) => isContact.has(id));
    const undone = await this.madeContacts.archive(user, added, { apart: [] });
    for (const id of new Set(contacts.map(({ clientId }) => clientId))) await this.keys.ofClient(id);
    const made = rows.filter(({ id }) => !isContact.has(id));
    return [...undone, ...(await this.undoClients(user, made))];
  }

  /** A client goes with the contact of its row. It stays where that was changed, or others have come. */
  private async undoClients(user: SignedInUser, rows: readonly MadeRow[]): Promise<UndoneRow[]> {
    const free: MadeRow[] = [];
    const left: UndoneRow[] = [];
    const first = new Map<string, MadeRow>();
    for (const row of rows) {
      const people = await this.repository.ofClient(row.id);
      const present = await this.contacts.rows.readAll(people.map(({ id }) => id));
      if (present.length > 1 || present.some(({ version }) => version > 1)) {
        left.push({ id: row.id, left: CLIENT_LEFT.changed });
        continue;
      }
      free.push(row);
      for (const { id, version } of present) first.set(row.id, { id, version, filling: null });
    }
    const undone = await this.madeClients.archive(user, free, { apart: ['client_contact'] });
    const gone = undone.flatMap(({ id, left: why }) => (why === null ? (first.get(id) ?? []) : []));
    await this.madeContacts.archive(user, gone, { apart: [] });
    return [...left, ...undone];
  }
}
