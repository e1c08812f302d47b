import type {
  ClientMessage,
  ClientMessages,
  ClientMessagesQuery,
  OwnClients,
  SendClientMessage,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { ClientConversation } from './client-conversation.service.js';
import { ClientReaders } from './client-readers.service.js';

/** What the company and the people at a client write and send to each other: one conversation a client. */
@Injectable()
export class ClientMessageService {
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly readers: ClientReaders,
    private readonly conversation: ClientConversation,
  ) {
    this.clients = records.of(CLIENTS);
  }

  /** @throws {AppError} NOT_FOUND of a client that the person does not see */
  list(user: SignedInUser, { clientId, before }: ClientMessagesQuery): Promise<ClientMessages> {
    return this.db.run(user.companyId, async () => {
      const { id } = await this.clients.find(user, clientId);
      return this.conversation.page(user, id, before);
    });
  }

  /** @throws {AppError} NOT_FOUND, CLIENT_ARCHIVED, TOO_MANY_ATTEMPTS, VALIDATION_FAILED of a file */
  send(user: SignedInUser, given: SendClientMessage): Promise<ClientMessage> {
    return this.db.run(user.companyId, async () => {
      const client = await this.clients.open(user, { step: 'update', id: given.clientId });
      return this.conversation.add(user, given, { client, side: 'company' });
    });
  }

  /** Where the person is a contact; nothing for colleagues. */
  listOwn(user: SignedInUser): Promise<OwnClients> {
    return this.db.run(user.companyId, async () => {
      const own = await this.readers.clientsOf(user);
      return { items: own.map(({ id, name }) => ({ id, name })) };
    });
  }

  /** @throws {AppError} NOT_FOUND of a client at which the person is no contact */
  listOfOwn(user: SignedInUser, { clientId, before }: ClientMessagesQuery): Promise<ClientMessages> {
    return this.db.run(user.companyId, async () => {
      await this.readers.own(user, clientId);
      return this.conversation.page(user, clientId, before);
    });
  }

  /** @throws {AppError} NOT_FOUND, TOO_MANY_ATTEMPTS, VALIDATION_FAILED of a file */
  sendAsClient(user: SignedInUser, given: SendClientMessage): Promise<ClientMessage> {
    return this.db.run(user.companyId, async () => {
      const client = await this.readers.own(user, given.clientId);
      return this.conversation.add(user, given, { client, side: 'client' });
    });
  }
}
