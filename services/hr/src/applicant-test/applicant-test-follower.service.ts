import { Injectable } from '@nestjs/common';
import { ApplicationFollower } from '../hiring/application-follower.service.js';
import { ApplicantTestRepository } from './applicant-test.repository.js';

/** Attempts of applicants go with the applicants. */
@Injectable()
export class ApplicantTestFollower extends ApplicationFollower {
  constructor(private readonly repository: ApplicantTestRepository) {
    super();
  }

  /** Links start nothing any more once the application has ended: that is asked when they are opened. */
  override async ended(): Promise<void> {
    // Nothing is stored.
  }

  override erased(candidateId: string): Promise<void> {
    return this.repository.erase(candidateId);
  }
}
