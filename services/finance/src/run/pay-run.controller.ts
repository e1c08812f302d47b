import {
  idParamsSchema,
  PAY_RUN,
  payRunCheckSchema,
  remindedSchema,
  type PayRunCheck,
  type Reminded,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { PayRunChecks } from './pay-run-checks.service.js';
import { RunReminding } from './run-reminding.service.js';

@Controller('api/finance/runs/:id')
@Access({ session: 'staff', permission: PAY_RUN.check('read'), remote: 'finance' })
export class PayRunCheckController {
  constructor(
    private readonly checks: PayRunChecks,
    private readonly reminding: RunReminding,
  ) {}

  @Get('check')
  @Answers(payRunCheckSchema)
  checkPayRun(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<PayRunCheck> {
    return this.checks.get(user, id);
  }

  @Post('remind')
  @Access({ session: 'staff', permission: PAY_RUN.check('update'), remote: 'finance' })
  @HttpCode(200)
  @Audited('payRun.remind')
  @Answers(remindedSchema)
  remindOpenAttendance(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<Reminded> {
    return this.reminding.remind(user, id);
  }
}
