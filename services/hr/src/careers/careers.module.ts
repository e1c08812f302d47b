import { OFFER } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { PdfModule } from '@atrium/pdf';
import { contribute } from '@atrium/platform';
import { recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { HiringModule } from '../hiring/hiring.module.js';
import { OFFERS } from '../hiring/offer.record.js';
import { ResumeModule } from '../resume/resume.module.js';
import { ApplicationIntake } from './application-intake.service.js';
import { Applied } from './applied.service.js';
import { ApplyForms } from './apply-forms.service.js';
import { Applying } from './applying.service.js';
import { ApplyingRepository } from './applying.repository.js';
import { CareersAnswers } from './careers-answers.service.js';
import { CareersController } from './careers.controller.js';
import { CareersDoor } from './careers-door.service.js';
import { CareersMails } from './careers-mails.service.js';
import { CAREERS_WORDS, careersSettings } from './careers.schema.js';
import { Erasing } from './erasing.service.js';
import { OfferAnswers } from './offer-answers.service.js';
import { OfferPaper } from './offer-paper.service.js';
import { OfferSending } from './offer-sending.service.js';
import { OwnApplicationController } from './own-application.controller.js';
import { OwnApplications } from './own-applications.service.js';
import { OwnLinks } from './own-links.service.js';
import { OwnPapers } from './own-papers.repository.js';
import { PapersController } from './papers.controller.js';
import { Papers } from './papers.service.js';
import { PostingRepository } from './posting.repository.js';
import { Postings } from './postings.service.js';
import { EraseApplicantsJob } from './retention.job.js';
import { RetentionRepository } from './retention.repository.js';

/** The company's jobs for everybody, and what applicants do by their links. */
@Module({
  imports: [HiringModule, IdentityModule, PdfModule, ResumeModule],
  controllers: [
    // Pages of applicants first: their addresses look like those of openings.
    OwnApplicationController,
    CareersController,
    PapersController,
    recordController(OFFER, { rules: OFFERS, service: OfferSending, only: ['send'] }),
  ],
  providers: [
    ApplicationIntake,
    Applied,
    ApplyForms,
    Applying,
    ApplyingRepository,
    CareersAnswers,
    CareersDoor,
    CareersMails,
    Erasing,
    EraseApplicantsJob,
    OfferAnswers,
    OfferPaper,
    OfferSending,
    OwnApplications,
    OwnLinks,
    OwnPapers,
    Papers,
    PostingRepository,
    Postings,
    RetentionRepository,
    contribute(careersSettings),
    ...CAREERS_WORDS.map((words) => contribute(words)),
  ],
  exports: [OwnLinks],
})
export class CareersModule {}
