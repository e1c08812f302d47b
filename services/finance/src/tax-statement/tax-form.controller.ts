import {
  idParamsSchema,
  ownDeclarationQuerySchema,
  PAY_SLIP,
  type OwnDeclarationQuery,
} from '@atrium/contracts';
import { Access, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { TaxForms, type TaxFormFile } from './tax-form.service.js';

const Year = () => Query({ schema: ownDeclarationQuerySchema });

const answer = ({ name, bytes }: TaxFormFile): StreamableFile =>
  new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: `attachment; filename="${name}"`,
    length: bytes.length,
  });

/** Form 130 data as PDF: for who may read payslips, and for whose they are. */
@Controller('api/finance')
export class TaxFormController {
  constructor(private readonly forms: TaxForms) {}

  @Get('tax-forms/:id/pdf')
  @Header('cache-control', 'no-store')
  @Access({ session: 'staff', permission: PAY_SLIP.check('read'), remote: 'finance' })
  @Audited('taxStatement.takeForm')
  async getTaxFormPdf(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Year() { taxYear }: OwnDeclarationQuery,
  ): Promise<StreamableFile> {
    return answer(await this.forms.forStaff(user, id, taxYear));
  }

  @Get('own/tax-form/pdf')
  @Header('cache-control', 'no-store')
  @Access({ session: 'staff', selfService: true, remote: 'finance', ownAlone: true })
  async getOwnTaxFormPdf(
    @CurrentUser() user: SignedInUser,
    @Year() { taxYear }: OwnDeclarationQuery,
  ): Promise<StreamableFile> {
    return answer(await this.forms.forOwn(user, taxYear));
  }
}
