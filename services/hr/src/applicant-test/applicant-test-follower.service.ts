import { Injectable } from '@nestjs/common';
import { AttemptErasing } from '../assessment/attempt-erasing.service.js';
import { ApplicationFollower } from '../hiring/application-follower.service.js';
import { ApplicantTestRepository } from './applicant-test.repository.js';

/** Attempts of applicants go with the applicants. */
@Injectable()
export class ApplicantTestFollower extends ApplicationFollower {
  constructor(
    private readonly repository: ApplicantTestRepository,
    private readonly erasing: AttemptErasing,
  ) {
    super();
  }

  /** Links start nothing any more once the application has ended: that is asked when they are opened. */
  override async ended(): Promise<void> {
    // Nothing is stored.
  }

  override async erased(candidateId: string): Promise<void> {
    for (const id of await this.repository.listOfCandidate(candidateId)) await this.erasing.erase(id);
  }
}
