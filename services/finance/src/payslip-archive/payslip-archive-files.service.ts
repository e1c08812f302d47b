import { passesCheck, PAY_RUN, PAYSLIP_ARCHIVE_USE } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PayslipArchiveRepository } from './payslip-archive.repository.js';

/** Archives of payslips. The portal makes them; who takes files of runs opens them. */
@Injectable()
export class PayslipArchiveFiles extends FileUse {
  readonly key = PAYSLIP_ARCHIVE_USE;
  readonly remote = 'finance';
  readonly accepts = 'documents';
  readonly maxBytes = 0;
  readonly image: ImageSizes = { full: 1 };

  constructor(private readonly archives: PayslipArchiveRepository) {
    super();
  }

  mayUpload(): boolean {
    return false;
  }

  async isThere(archiveId: string): Promise<boolean> {
    return (await this.archives.find(archiveId)) !== null;
  }

  mayRead(user: SignedInUser): Promise<boolean> {
    return Promise.resolve(passesCheck(user, PAY_RUN.check('export')));
  }
}
