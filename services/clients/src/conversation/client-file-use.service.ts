import { CLIENT, CLIENT_FILE_LIMIT, CLIENT_FILE_USE, passesCheck } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { OwnScope } from '../owned/own-scope.service.js';
import { ClientFileRepository } from './client-file.repository.js';
import { ClientMessageRepository } from './client-message.repository.js';

/** Files that are kept with a client: for those of the company who see the client, and for the client where shared. */
@Injectable()
export class ClientFileUse extends FileUse {
  readonly key = CLIENT_FILE_USE;
  readonly remote = 'clients';
  readonly accepts = 'documents';
  readonly maxBytes = CLIENT_FILE_LIMIT;
  override readonly forClients = true;
  readonly image: ImageSizes = { full: 3000 };

  constructor(
    private readonly files: ClientFileRepository,
    private readonly messages: ClientMessageRepository,
    private readonly scope: OwnScope,
  ) {
    super();
  }

  /** A client sends files in messages. */
  mayUpload(user: SignedInUser): boolean {
    return user.role !== 'client' && passesCheck(user, CLIENT.check('update'));
  }

  async isThere(fileId: string): Promise<boolean> {
    return (await this.files.find(fileId)) !== null;
  }

  async mayRead(user: SignedInUser, fileId: string): Promise<boolean> {
    const file = await this.files.find(fileId);
    if (!file) return false;
    if (user.role !== 'client') {
      const ownerId = await this.messages.ownerOf(file.clientId);
      return this.scope.mayRead(user, 'clients', { ownerId, memberIds: [] });
    }
    if (!file.shared) return false;
    return (await this.messages.clientsOf(user.email)).some(({ id }) => id === file.clientId);
  }
}
