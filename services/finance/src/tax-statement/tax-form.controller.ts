import {
  idParamsSchema,
  ownDeclarationQuerySchema,
  PAY_SLIP,
  type OwnDeclarationQuery,
} from '@atrium/contracts';
import { Access, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { TaxForms, type TaxFormFile } from './tax-form.service.js';

const Year = () => Query({ schema: ownDeclarationQuerySchema });

function send(reply: FastifyReply, { name, bytes }: TaxFormFile): void {
  void reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .type('application/pdf')
    .send(bytes);
}

/** Form 130 data as PDF: for who may read payslips, and for whose they are. */
@Controller('api/finance')
export class TaxFormController {
  constructor(private readonly forms: TaxForms) {}

  @Get('tax-forms/:id/pdf')
  @Access({ session: 'staff', permission: PAY_SLIP.check('read'), remote: 'finance' })
  @Audited('taxStatement.takeForm')
  async getTaxFormPdf(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Year() { taxYear }: OwnDeclarationQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.forms.forStaff(user, id, taxYear));
  }

  @Get('own/tax-form/pdf')
  @Access({ session: 'staff', selfService: true, remote: 'finance', ownAlone: true })
  async getOwnTaxFormPdf(
    @CurrentUser() user: SignedInUser,
    @Year() { taxYear }: OwnDeclarationQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.forms.forOwn(user, taxYear));
  }
}
