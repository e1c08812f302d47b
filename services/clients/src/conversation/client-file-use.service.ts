import { CLIENT, CLIENT_FILE_LIMIT, CLIENT_FILE_USE, passesCheck } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ClientFileRepository } from './client-file.repository.js';
import { ClientReaders } from './client-readers.service.js';

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
    private readonly readers: ClientReaders,
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
    if (!file || (user.role === 'client' && !file.shared)) return false;
    return this.readers.mayRead(user, file.clientId);
  }
}
