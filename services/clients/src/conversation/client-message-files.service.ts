import { CLIENT, CLIENT_MESSAGE_LIMIT, CLIENT_MESSAGE_USE, passesCheck } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ClientMessageRepository } from './client-message.repository.js';
import { ClientReaders } from './client-readers.service.js';

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
    private readonly readers: ClientReaders,
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
    return message !== null && this.readers.mayRead(user, message.clientId);
  }
}
