import { ASSESSMENT_INVITATION } from '@atrium/contracts';
import { recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { ApplicantTestModule } from '../applicant-test/applicant-test.module.js';
import { ASSESSMENT_INVITATIONS } from '../assessment/assessment-invitation.record.js';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { HiringModule } from '../hiring/hiring.module.js';
import { PersonalCloses } from './personal-close.service.js';

/** Closing times of assessments that one person has. */
@Module({
  imports: [ApplicantTestModule, AssessmentModule, HiringModule],
  controllers: [
    recordController(ASSESSMENT_INVITATION, {
      rules: ASSESSMENT_INVITATIONS,
      service: PersonalCloses,
      only: ['setClose'],
    }),
  ],
  providers: [PersonalCloses],
})
export class PersonalCloseModule {}
