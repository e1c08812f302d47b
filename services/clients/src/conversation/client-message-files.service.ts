import { CLIENT, CLIENT_MESSAGE_LIMIT, CLIENT_MESSAGE_USE, passesCheck } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { OwnScope } from '../owned/own-scope.service.js';
import { ClientMessageRepository } from './client-message.repository.js';

/** Files of conversations: for the contacts of the client, and for those of the company who see the client. */
@Injectable()
export class ClientMessageFiles extends FileUse {
  readonly key = CLIENT_MESSAGE_USE;
  readonly remote = 'clients';
  readonly accepts = 'documents';
  readonly maxBytes = CLIENT_MESSAGE_LIMIT;
  override readonly forClients = true;
  readonly image: ImageSizes = { full: 3000 };

  constructor(
    private readonly messages: ClientMessageRepository,
    private readonly scope: OwnScope,
  ) {
    super();
  }

  mayUpload(user: SignedInUser): boolean {
    return user.role === 'client' || passesCheck(user, CLIENT.check('update'));
  }

  async isThere(messageId: string): Promise<boolean> {
    return (await this.messages.find(messageId)) !== null;
  }

  async mayRead(user: SignedInUser, messageId: string): Promise<boolean> {
    const message = await this.messages.find(messageId);
    if (!message) return false;
    if (user.role !== 'client') {
      const ownerId = await this.messages.ownerOf(message.clientId);
      return this.scope.mayRead(user, 'clients', { ownerId, memberIds: [] });
    }
    const own = await this.messages.clientsOf(user.email);
    return own.some(({ id }) => id === message.clientId);
  }
}
