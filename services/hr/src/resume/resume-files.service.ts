import { APPLICATION, passesCheck, RESUME_LIMIT, RESUME_USE } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { keepsHiring } from '../hiring/hiring-sight.policy.js';
import { ResumeRepository } from './resume.repository.js';

/** Resumes: sent with the form of an opening, or added by those who keep hiring. */
@Injectable()
export class ResumeFiles extends FileUse {
  readonly key = RESUME_USE;
  readonly remote = 'hr';
  readonly accepts = 'documents';
  readonly maxBytes = RESUME_LIMIT;
  readonly image: ImageSizes = { full: 3500 };

  constructor(private readonly resumes: ResumeRepository) {
    super();
  }

  mayUpload(user: SignedInUser): boolean {
    return passesCheck(user, APPLICATION.check('update'));
  }

  isThere(applicationId: string): Promise<boolean> {
    return this.resumes.isThere(applicationId);
  }

  /** A resume says how to reach somebody. */
  mayRead(user: SignedInUser): Promise<boolean> {
    return Promise.resolve(keepsHiring(user));
  }
}
