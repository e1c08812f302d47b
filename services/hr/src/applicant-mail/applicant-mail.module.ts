import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { CareersModule } from '../careers/careers.module.js';
import { HiringModule } from '../hiring/hiring.module.js';
import { ApplicantMailController } from './applicant-mail.controller.js';
import { ApplicantMails } from './applicant-mail.repository.js';
import { ApplicantMailing } from './applicant-mailing.service.js';

/** Emails to applicants, in the words of the company. */
@Module({
  imports: [CareersModule, HiringModule, IdentityModule],
  controllers: [ApplicantMailController],
  providers: [ApplicantMailing, ApplicantMails],
})
export class ApplicantMailModule {}
