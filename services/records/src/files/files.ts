import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ByteStore } from './byte-store.js';
import { FileRemoval } from './file-removal.job.js';
import { FileRepository } from './file.repository.js';
import { FileSpace } from './file-space.js';

/** What a record stores about its file. */
export interface AttachedFile {
  id: string;
  name: string;
  type: string;
  /** In bytes. */
  size: number;
}

/** A file that the portal makes itself, such as a letter. */
export interface MadeFile {
  use: string;
  /** Its room until the bytes are known. */
  most: number;
}

/**
 * Files for services whose records have them. Inside `TenantDb.run` only: attaching and removing commit together with
 * the record.
 */
@Injectable()
export class Files {
  constructor(
    private readonly files: FileRepository,
    private readonly removal: FileRemoval,
    private readonly space: FileSpace,
    private readonly store: ByteStore,
    private readonly db: TenantDb,
  ) {}

  /**
   * Announces a file that the portal makes, before the transaction that makes it: the database then knows its folder,
   * also when that transaction fails. @throws {AppError} FILES_FULL, TOO_MANY_ATTEMPTS
   */
  announce(
    { companyId, id }: Pick<SignedInUser, 'companyId' | 'id'>,
    { use, most }: MadeFile,
  ): Promise<string> {
    const folder = `${companyId}/${randomBytes(16).toString('hex')}`;
    return this.db.run(companyId, async () => {
      await this.space.reserve({ id }, most);
      const file = { purpose: use, name: 'document', size: most, folder, createdBy: id };
      return (await this.files.insert(file)).id;
    });
  }

  /** Stores the bytes of an announced file, which can then be attached. @throws {Error} for any other file */
  async fill(
    fileId: string,
    { name, type, bytes }: { name: string; type: string; bytes: Buffer },
  ): Promise<void> {
    const file = await this.files.find(fileId);
    if (file?.state !== 'receiving') throw new Error('Only an announced file is filled.');
    await this.store.put(`${file.folder}/full`, Readable.from([bytes]), bytes.length);
    await this.files.markReady(fileId, { type, name, variants: { full: bytes.length } });
  }

  /**
   * Attaches an upload of the acting person to a record. For the same record it may be repeated.
   * @throws {AppError} VALIDATION_FAILED on `fileId` when the file is another person's, for another use, or another
   * record's
   */
  async attach(
    fileId: string,
    to: { use: string; recordId: string; user: { id: string } },
  ): Promise<AttachedFile> {
    const place = { purpose: to.use, recordId: to.recordId, createdBy: to.user.id };
    const file = (await this.files.attach(fileId, place)) ?? (await this.files.find(fileId));
    const taken =
      file?.state === 'attached' &&
      file.purpose === place.purpose &&
      file.recordId === place.recordId &&
      file.createdBy === place.createdBy;
    if (!taken)
      throw new AppError('VALIDATION_FAILED', {
        fields: { fileId: 'This upload no longer exists. Choose the file again.' },
      });
    const { id, name, size, type } = file;
    return { id, name, size, type: type ?? '' };
  }

  /** Detaches a file from its record and removes its bytes after the commit. */
  async remove(fileId: string): Promise<void> {
    await this.removal.remove(fileId);
  }
}
