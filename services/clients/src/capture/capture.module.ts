import { CAPTURE_FORM, FORM_SUBMISSION } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { ConsentModule } from '../consent/consent.module.js';
import { LeadModule } from '../lead/lead.module.js';
import { ChoiceModule } from '../choice/choice.module.js';
import { MatchModule } from '../match/match.module.js';
import { Arrivals } from './arrivals.service.js';
import { CaptureFormFrames } from './capture-form-frames.service.js';
import { CAPTURE_FORMS } from './capture-form.record.js';
import { CaptureFormFile } from './capture-form-file.service.js';
import { CaptureFormSearch } from './capture-form-search.service.js';
import { CaptureFormService } from './capture-form.service.js';
import { CaptureJob } from './capture.job.js';
import { CaptureRepository } from './capture.repository.js';
import { FormSubmissionController } from './form-submission.controller.js';
import { FORM_SUBMISSIONS } from './form-submission.record.js';
import { FormSubmissionService } from './form-submission.service.js';
import { PublicFormController } from './public-form.controller.js';
import { FormDoor } from './form-door.service.js';
import { FormIntake } from './form-intake.service.js';
import { FormMails } from './form-mails.service.js';
import { PublicForms } from './public-form.service.js';

const CAPTURE_FORM_CONTROLLER = recordController(CAPTURE_FORM, {
  rules: CAPTURE_FORMS,
  service: CaptureFormService,
  called: { one: 'CaptureForm', many: 'CaptureForms' },
});

/** What people sent is neither made nor changed. */
const FORM_SUBMISSION_CONTROLLER = recordController(FORM_SUBMISSION, {
  rules: FORM_SUBMISSIONS,
  service: FormSubmissionService,
  without: ['create', 'update'],
  called: { one: 'FormSubmission', many: 'FormSubmissions' },
});

@Module({
  imports: [IdentityModule, ConsentModule, LeadModule, ChoiceModule, MatchModule],
  controllers: [
    CAPTURE_FORM_CONTROLLER,
    FormSubmissionController,
    FORM_SUBMISSION_CONTROLLER,
    PublicFormController,
  ],
  providers: [
    ...offerRecord(CAPTURE_FORMS, { lists: CaptureFormFile }),
    CaptureFormSearch,
    ...offerRecord(FORM_SUBMISSIONS, { exportNeeds: 'export' }),
    Arrivals,
    CaptureFormFile,
    CaptureFormFrames,
    CaptureFormService,
    CaptureJob,
    CaptureRepository,
    FormDoor,
    FormIntake,
    FormMails,
    FormSubmissionService,
    PublicForms,
  ],
  exports: [CaptureFormService, FormSubmissionService, PublicForms],
})
export class CaptureModule {}
