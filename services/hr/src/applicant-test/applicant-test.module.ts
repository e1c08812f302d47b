import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { HiringModule } from '../hiring/hiring.module.js';
import { ApplicantTestFollower } from './applicant-test-follower.service.js';
import { ApplicantTestMails } from './applicant-test-mails.service.js';
import { ApplicantTestController, LinkedTestController } from './applicant-test.controller.js';
import { ApplicantTestRepository } from './applicant-test.repository.js';
import { ApplicantTests } from './applicant-tests.service.js';
import { LinkedFileHolders } from './linked-file-holders.service.js';
import { LinkedFileController } from './linked-file.controller.js';
import { LinkedTestHolders } from './linked-test-holders.service.js';
import { LinkedTests } from './linked-tests.service.js';

/** Assessments of applicants, who take them by a link. */
@Module({
  imports: [AssessmentModule, HiringModule, IdentityModule],
  controllers: [ApplicantTestController, LinkedFileController, LinkedTestController],
  providers: [
    ApplicantTestFollower,
    ApplicantTestMails,
    ApplicantTestRepository,
    ApplicantTests,
    LinkedFileHolders,
    LinkedTestHolders,
    LinkedTests,
  ],
  exports: [ApplicantTestMails, ApplicantTests],
})
export class ApplicantTestModule {}
