import {
  doneSchema,
  idParamsSchema,
  PAY_SLIP,
  paySlipDetailSchema,
  spreadClawbackSchema,
  type PaySlipDetail,
  type SpreadClawback,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ClawbackSpreading } from './clawback-spreading.service.js';
import { PaySlipDetails } from './pay-slip-details.service.js';

@Controller('api/finance/slips/:id')
@Access({ session: 'staff', permission: PAY_SLIP.check('read'), remote: 'finance' })
export class PaySlipDetailController {
  constructor(
    private readonly details: PaySlipDetails,
    private readonly spreading: ClawbackSpreading,
  ) {}

  @Get('detail')
  @Audited('paySlip.look')
  @Answers(paySlipDetailSchema)
  getPaySlipDetail(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<PaySlipDetail> {
    return this.details.get(user, id);
  }

  @Post('spread')
  @Access({ session: 'staff', permission: PAY_SLIP.check('update'), remote: 'finance' })
  @HttpCode(200)
  @Audited('paySlip.spread')
  @Answers(doneSchema)
  async spreadClawback(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: spreadClawbackSchema }) body: SpreadClawback,
  ): Promise<{ done: true }> {
    await this.spreading.spread(user, id, body);
    return { done: true };
  }
}
