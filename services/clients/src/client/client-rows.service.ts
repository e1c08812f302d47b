import { CLIENT } from '@atrium/contracts';
import type { Member, NamedPeople } from '@atrium/identity';
import { AppError, notFound, type SignedInUser } from '@atrium/platform';
import { Records, type CreatedRow } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { KnownClients } from '../match/known-clients.service.js';
import type { ClientFileRow } from './client-groups.rules.js';
import { givenOf } from './client-row.rules.js';
import { CLIENTS } from './client.record.js';
import { ClientRepository } from './client.repository.js';
import { ContactService } from './contact.service.js';
import { NewClients } from './new-clients.service.js';

const LOST = 'The client of this contact was not imported.';

/** Makes a client, or a contact of one, of each row of a file. Inside `TenantDb.run` only. */
@Injectable()
export class ClientRows {
  constructor(
    private readonly records: Records,
    private readonly clients: NewClients,
    private readonly contacts: ContactService,
    private readonly repository: ClientRepository,
    private readonly known: KnownClients,
  ) {}

  /** @param people owners by their email or name */
  async make(user: SignedInUser, row: ClientFileRow, people: NamedPeople<Member>): Promise<CreatedRow> {
    const { id, content } = row;
    try {
      const refusal = await this.refusalOf(row);
      if (refusal !== null) return { id, refusal };
      const { version } =
        content.clientId === null
          ? await this.makeClient(user, row, people)
          : await this.addContact(user, content.clientId, row);
      return { id, version };
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return { id, refusal: error.code === 'NOT_FOUND' ? LOST : error.message };
    }
  }

  /** What has come since the check; a contact may be that of its own client's GSTIN. */
  private async refusalOf({ content }: ClientFileRow): Promise<string | null> {
    const { client, clientId } = content;
    const [same = []] = await this.known.find([givenOf(content)]);
    if (same.some(({ id }) => id !== clientId)) return 'This client is known already.';
    const isTaken =
      clientId === null && client.code !== null && (await this.repository.isCodeTaken(client.code));
    return isTaken ? CLIENT.errors.CLIENT_CODE_TAKEN.message : null;
  }

  private makeClient(
    user: SignedInUser,
    { id, content: { client, contact, ownerNamed } }: ClientFileRow,
    people: NamedPeople<Member>,
  ): Promise<{ version: number }> {
    const ownerId = ownerNamed === null ? null : people.found.get(ownerNamed)?.id;
    if (ownerId === undefined) throw new AppError(CLIENT.errors.CLIENT_OWNER);
    return this.clients.make(user, { ...client, ownerId, contacts: contact ? [contact] : [] }, { id });
  }

  /** To a client that was there, as far as the person still sees it; or to one that this file made. */
  private async addContact(
    user: SignedInUser,
    clientId: string,
    { id, content: { contact, isThere } }: ClientFileRow,
  ): Promise<{ version: number }> {
    const clients = this.records.of(CLIENTS);
    const client = await (isThere
      ? clients.open(user, { step: 'update', id: clientId })
      : clients.rows.lock(clientId));
    if (client.archivedAt || !contact) throw notFound();
    return this.contacts.add(user, client, { ...contact, id });
  }
}
