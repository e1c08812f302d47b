import { FILE_ERRORS, sizeInWords } from '@atrium/contracts';
import { AppError, ENV, type Env } from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import { FileRemoval } from './file-removal.job.js';
import { FileRepository } from './file.repository.js';

/** Most files of one person that no record has yet. A form holds only a few. */
const MOST_OPEN = 20;
const MOST_OPEN_BYTES = 100_000_000;

/** Limits the space of a company's files. Announcing a file reserves its space before the first byte arrives. */
@Injectable()
export class FileSpace {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly files: FileRepository,
    private readonly removal: FileRemoval,
  ) {}

  /**
   * Inside `TenantDb.run` only, in the transaction that then announces the file.
   * @throws {AppError} FILES_FULL, TOO_MANY_ATTEMPTS
   */
  async reserve({ id }: { id: string }, size: number): Promise<void> {
    await this.files.lock();
    await this.removal.forgetEmpty();
    const { bytes, ownOpen, ownOpenBytes } = await this.files.usage(id);
    if (ownOpen >= MOST_OPEN || ownOpenBytes + size > MOST_OPEN_BYTES)
      throw new AppError('TOO_MANY_ATTEMPTS', {
        message: 'You have started many uploads. Finish or cancel some of them, or try again in an hour.',
      });
    const quota = this.env.filesQuota;
    if (bytes + size <= quota) return;
    const free = sizeInWords(Math.max(0, quota - bytes));
    const message = `Your company’s file storage is used up: ${free} of ${sizeInWords(quota)} is free. Delete files you no longer need, or ask the operator for more.`;
    throw new AppError(FILE_ERRORS.FILES_FULL, { message });
  }
}
