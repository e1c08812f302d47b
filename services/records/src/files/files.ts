import { AppError } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { FileRemoval } from './file-removal.job.js';
import { FileRepository } from './file.repository.js';

/** What a record stores about its file. */
export interface AttachedFile {
  id: string;
  name: string;
  type: string;
  /** In bytes. */
  size: number;
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
  ) {}

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
