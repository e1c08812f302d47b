import { notFound, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OwnScope } from '../owned/own-scope.service.js';
import { ClientMessageRepository } from './client-message.repository.js';

export interface OwnClient {
  id: string;
  name: string;
  ownerId: string | null;
}

/** Who reads what company and client write and send each other: one rule for both sides. Inside `TenantDb.run` only. */
@Injectable()
export class ClientReaders {
  constructor(
    private readonly messages: ClientMessageRepository,
    private readonly scope: OwnScope,
  ) {}

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

  /** Whether this person of the company sees every client at which the email is a contact's. */
  async seesAllOf(user: SignedInUser, email: string): Promise<boolean> {
    for (const { ownerId } of await this.messages.clientsOf(email))
      if (!(await this.scope.mayRead(user, 'clients', { ownerId, memberIds: [] }))) return false;
    return true;
  }

  /** The people at the client, and those of the company who see the client. */
  async mayRead(user: SignedInUser, clientId: string): Promise<boolean> {
    if (user.role === 'client') return (await this.clientsOf(user)).some(({ id }) => id === clientId);
    const ownerId = await this.messages.ownerOf(clientId);
    return this.scope.mayRead(user, 'clients', { ownerId, memberIds: [] });
  }
}
