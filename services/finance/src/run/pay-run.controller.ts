import { idParamsSchema, PAY_RUN, payRunCheckSchema, type PayRunCheck } from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Param } from '@nestjs/common';
import { PayRunChecks } from './pay-run-checks.service.js';

@Controller('api/finance/runs/:id/check')
@Access({ session: 'staff', permission: PAY_RUN.check('read'), remote: 'finance' })
export class PayRunCheckController {
  constructor(private readonly checks: PayRunChecks) {}

  @Get()
  @Answers(payRunCheckSchema)
  checkPayRun(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<PayRunCheck> {
    return this.checks.get(user, id);
  }
}
