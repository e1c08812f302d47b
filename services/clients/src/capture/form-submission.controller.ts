import {
  enquiriesOfSchema,
  enquiriesSchema,
  FORM_SUBMISSION,
  idParamsSchema,
  transitionSchema,
  type BulkFormSubmissions,
  type BulkReport,
  type Enquiries,
  type EnquiriesOf,
  type FormSubmission,
  type FormSubmissionQuery,
  type Page,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { FormSubmissionService } from './form-submission.service.js';

const routes = recordRoutes(FORM_SUBMISSION);
const Id = () => Param({ schema: idParamsSchema });
const Seen = () => Body({ schema: transitionSchema });
const tab = 'clientManagement';

@Controller('api/form-submissions')
export class FormSubmissionController {
  constructor(private readonly submissions: FormSubmissionService) {}

  @routes.List()
  listFormSubmissions(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: FORM_SUBMISSION.querySchema }) query: FormSubmissionQuery,
  ): Promise<Page<FormSubmission>> {
    return this.submissions.list(user, query);
  }

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

  @routes.One()
  getFormSubmission(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<FormSubmission> {
    return this.submissions.get(user, id);
  }

  @routes.Bulk()
  changeFormSubmissions(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: FORM_SUBMISSION.bulkSchema }) body: BulkFormSubmissions,
  ): Promise<BulkReport> {
    return this.submissions.changeAll(user, body);
  }

  @routes.Step('accept')
  acceptFormSubmission(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<FormSubmission> {
    return this.submissions.accept(user, { id, version });
  }

  @routes.Step('discard')
  discardFormSubmission(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<FormSubmission> {
    return this.submissions.discard(user, { id, version });
  }
}
