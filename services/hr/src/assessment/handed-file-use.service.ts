import { BYTES_OF_MB, HANDED_FILE_USE, MOST_HANDED_MB } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { HandedFileRepository } from './handed-file.repository.js';

/** Files of attempts. Whoever marks them gets them from the answer, without their names. */
@Injectable()
export class HandedFileUse extends FileUse {
  readonly key = HANDED_FILE_USE;
  readonly remote = 'hr';
  readonly accepts = 'documents';
  readonly maxBytes = MOST_HANDED_MB * BYTES_OF_MB;
  readonly image: ImageSizes = { full: 3500 };

  constructor(private readonly handed: HandedFileRepository) {
    super();
  }

  /** Until an attempt takes it, nobody else sees it. */
  mayUpload(): boolean {
    return true;
  }

  isThere(attemptId: string): Promise<boolean> {
    return this.handed.isThere(attemptId);
  }

  mayRead(user: SignedInUser, attemptId: string): Promise<boolean> {
    return this.handed.isOf(attemptId, user.id);
  }
}
