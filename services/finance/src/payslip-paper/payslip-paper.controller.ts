import { idParamsSchema, PAY_SLIP } from '@atrium/contracts';
import { Access, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PayslipPaper, type PayslipPaperFile } from './payslip-paper.service.js';
import { ReceivableLetters } from './receivable-letters.service.js';

const Id = () => Param({ schema: idParamsSchema });

function send(reply: FastifyReply, { name, bytes }: PayslipPaperFile): void {
  void reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .type('application/pdf')
    .send(bytes);
}

/** Payslips as PDF: for who may read them, and for whose they are. */
@Controller('api/finance')
export class PayslipPaperController {
  constructor(
    private readonly paper: PayslipPaper,
    private readonly letters: ReceivableLetters,
  ) {}

  @Get('slips/:id/pdf')
  @Access({ session: 'staff', permission: PAY_SLIP.check('read'), remote: 'finance' })
  @Audited('paySlip.takePdf')
  async getPaySlipPdf(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.paper.forStaff(user, id));
  }

  @Get('own/slips/:id/pdf')
  @Access({ session: 'staff', selfService: true, remote: 'finance', ownAlone: true })
  async getOwnSlipPdf(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.paper.forOwn(user, id));
  }

  @Get('slips/:id/owed')
  @Access({ session: 'staff', permission: PAY_SLIP.check('read'), remote: 'finance' })
  @Audited('paySlip.takeLetter')
  async getReceivableLetter(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.letters.forStaff(user, id));
  }

  @Get('own/slips/:id/owed')
  @Access({ session: 'staff', selfService: true, remote: 'finance', ownAlone: true })
  async getOwnReceivableLetter(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.letters.forOwn(user, id));
  }
}
