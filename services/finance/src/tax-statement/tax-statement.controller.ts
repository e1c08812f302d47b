import {
  makeTaxStatementSchema,
  PAY_RUN,
  taxQuarterStatementSchema,
  taxStatementQuerySchema,
  type MakeTaxStatement,
  type TaxQuarterStatement,
  type TaxStatementQuery,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Header, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { TaxStatements } from './tax-statements.service.js';

const CSV = 'text/csv; charset=utf-8';
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@Controller('api/finance/tax-statements')
@Access({ session: 'staff', permission: PAY_RUN.check('export'), remote: 'finance' })
export class TaxStatementController {
  constructor(private readonly statements: TaxStatements) {}

  @Get()
  @Answers(taxQuarterStatementSchema)
  getTaxStatement(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: taxStatementQuerySchema }) place: TaxStatementQuery,
  ): Promise<TaxQuarterStatement> {
    return this.statements.get(user, place);
  }

  @Post('file')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Audited('taxStatement.takeFile')
  async takeTaxStatement(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: makeTaxStatementSchema }) given: MakeTaxStatement,
  ): Promise<StreamableFile> {
    const { name, bytes } = await this.statements.take(user, given);
    return new StreamableFile(bytes, {
      type: name.endsWith('.csv') ? CSV : SHEETS,
      disposition: `attachment; filename="${name}"`,
      length: bytes.length,
    });
  }
}
