import { LEAVE_DOCUMENT_USE } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes, RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LeaveRepository } from './leave.repository.js';
import { seesLeave } from '../people-scope.policy.js';

const MAX_BYTES = 25_000_000;

/** Certificates and other documents that leave needs. */
@Injectable()
export class LeaveDocumentFiles extends FileUse {
  readonly key = LEAVE_DOCUMENT_USE;
  readonly remote = 'hr';
  readonly accepts = 'documents';
  readonly maxBytes = MAX_BYTES;
  /** The size of a page scanned at 300 dots per inch. */
  readonly image: ImageSizes = { full: 3500, small: 96 };

  constructor(
    private readonly leave: LeaveRepository,
    private readonly readers: RowReaders,
  ) {
    super();
  }

  mayUpload(): boolean {
    return true;
  }

  async isThere(requestId: string): Promise<boolean> {
    return (await this.leave.findOwner(requestId)) !== null;
  }

  /** The person, and who may read their leave. */
  async mayRead(user: SignedInUser, requestId: string): Promise<boolean> {
    const owner = await this.leave.findOwner(requestId);
    return owner !== null && seesLeave(await this.readers.of(user), owner);
  }
}
