import {
  enquiriesOfSchema,
  enquiriesSchema,
  FORM_SUBMISSION,
  type Enquiries,
  type EnquiriesOf,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { FormSubmissionService } from './form-submission.service.js';

const tab = 'clientManagement';

@Controller(`api/${FORM_SUBMISSION.path}`)
export class FormSubmissionController {
  constructor(private readonly submissions: FormSubmissionService) {}

  /** Of a lead or a client that the person sees. */
  @Get('enquiries')
  @Access({
    session: 'staff',
    remote: 'clients',
    permission: {
      anyOf: [
        { tab, resource: 'leads', action: 'read' },
        { tab, resource: 'clients', action: 'read' },
      ],
    },
  })
  @Answers(enquiriesSchema)
  listEnquiries(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: enquiriesOfSchema }) about: EnquiriesOf,
  ): Promise<Enquiries> {
    return this.submissions.listOf(user, about);
  }
}
