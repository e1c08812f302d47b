import { idParamsSchema, PAY_SLIP, paySlipDetailSchema, type PaySlipDetail } from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Param } from '@nestjs/common';
import { PaySlipDetails } from './pay-slip-details.service.js';

@Controller('api/finance/slips/:id/detail')
@Access({ session: 'staff', permission: PAY_SLIP.check('read'), remote: 'finance' })
export class PaySlipDetailController {
  constructor(private readonly details: PaySlipDetails) {}

  @Get()
  @Audited('paySlip.look')
  @Answers(paySlipDetailSchema)
  getPaySlipDetail(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<PaySlipDetail> {
    return this.details.get(user, id);
  }
}
