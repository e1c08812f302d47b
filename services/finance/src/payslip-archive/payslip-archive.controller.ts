import {
  idParamsSchema,
  PAY_RUN,
  payslipArchiveSchema,
  sentPayslipsSchema,
  type PayslipArchive,
  type SentPayslips,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { PayslipArchives } from './payslip-archives.service.js';
import { PayslipSending } from './payslip-sending.service.js';

const Id = () => Param({ schema: idParamsSchema });

@Controller('api/finance/runs/:id')
@Access({ session: 'staff', permission: PAY_RUN.check('export'), remote: 'finance' })
export class PayslipArchiveController {
  constructor(
    private readonly archives: PayslipArchives,
    private readonly sending: PayslipSending,
  ) {}

  @Get('archive')
  @Answers(payslipArchiveSchema)
  getPayslipArchive(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<PayslipArchive> {
    return this.archives.get(user, id);
  }

  @Post('archive')
  @HttpCode(200)
  @Audited('payRun.takeSlips')
  @Answers(payslipArchiveSchema)
  makePayslipArchive(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<PayslipArchive> {
    return this.archives.start(user, id);
  }

  @Post('slips/send')
  @HttpCode(200)
  @Audited('payRun.sendSlips')
  @Answers(sentPayslipsSchema)
  sendPayslips(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<SentPayslips> {
    return this.sending.send(user, id);
  }
}
