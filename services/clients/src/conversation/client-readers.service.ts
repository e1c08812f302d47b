import { notFound, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { ClientMessageRepository } from './client-message.repository.js';

export interface OwnClient {
  id: string;
  name: string;
  ownerId: string | null;
}

/** Who reads what company and client write and send each other: one rule for both sides. Inside `TenantDb.run` only. */
@Injectable()
export class ClientReaders {
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly messages: ClientMessageRepository,
  ) {
    this.clients = records.of(CLIENTS);
  }

  /** Where the person is a contact; nothing for colleagues. */
  async clientsOf({ role, email }: SignedInUser): Promise<OwnClient[]> {
    return role === 'client' ? this.messages.clientsOf(email) : [];
  }

  /** @throws {AppError} NOT_FOUND of a client at which the person is no contact */
  async own(user: SignedInUser, clientId: string): Promise<OwnClient> {
    const client = (await this.clientsOf(user)).find(({ id }) => id === clientId);
    if (!client) throw notFound();
    return client;
  }

  /** Those of the emails that are a contact's at clients all of which this person of the company sees. */
  async seenWholly(user: SignedInUser, emails: string[]): Promise<Set<string>> {
    const elsewhere = await this.messages.emailsBeyond(emails, await this.clients.sight.seenBy(user));
    return new Set(emails.filter((email) => !elsewhere.has(email)));
  }

  /** The people at the client, and those of the company who see the client. */
  async mayRead(user: SignedInUser, clientId: string): Promise<boolean> {
    if (user.role === 'client') return (await this.clientsOf(user)).some(({ id }) => id === clientId);
    return this.clients.sight.isSeen(user, clientId);
  }
}
