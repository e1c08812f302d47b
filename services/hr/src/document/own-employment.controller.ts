import {
  EMPLOYEE_DOCUMENT,
  idParamsSchema,
  ownEmploymentSchema,
  type EmployeeDocument,
  type OwnEmployment,
  type StepBody,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { OwnEmploymentService } from './own-employment.service.js';

@Controller('api/hr/employment')
@Access({ session: 'staff', selfService: true, remote: 'hr' })
export class OwnEmploymentController {
  constructor(private readonly employment: OwnEmploymentService) {}

  @Get()
  @Answers(ownEmploymentSchema)
  get(@CurrentUser() user: SignedInUser): Promise<OwnEmployment> {
    return this.employment.get(user);
  }

  /** The file that HR asked the person for. */
  @Post('documents/:id/send')
  @HttpCode(200)
  @Audited('employeeDocument.send')
  @Answers(EMPLOYEE_DOCUMENT.schema)
  send(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: EMPLOYEE_DOCUMENT.steps.send.body }) body: StepBody<typeof EMPLOYEE_DOCUMENT, 'send'>,
  ): Promise<EmployeeDocument> {
    return this.employment.send(user, id, body);
  }
}
