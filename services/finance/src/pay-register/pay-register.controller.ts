import {
  makePayRegisterSchema,
  PAY_RUN,
  payRegisterQuerySchema,
  payRegisterSchema,
  type MakePayRegister,
  type PayRegister,
  type PayRegisterQuery,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Header, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { PayRegisters } from './pay-registers.service.js';

const CSV = 'text/csv; charset=utf-8';
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@Controller('api/finance/registers')
@Access({ session: 'staff', permission: PAY_RUN.check('export'), remote: 'finance' })
export class PayRegisterController {
  constructor(private readonly registers: PayRegisters) {}

  @Get()
  @Audited('payRegister.look')
  @Answers(payRegisterSchema)
  getPayRegister(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: payRegisterQuerySchema }) query: PayRegisterQuery,
  ): Promise<PayRegister> {
    return this.registers.get(user, query);
  }

  @Post('file')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Audited('payRegister.takeFile')
  async takePayRegister(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: makePayRegisterSchema }) given: MakePayRegister,
  ): Promise<StreamableFile> {
    const { name, bytes } = await this.registers.take(user, given);
    return new StreamableFile(bytes, {
      type: given.format === 'csv' ? CSV : SHEETS,
      disposition: `attachment; filename="${name}"`,
      length: bytes.length,
    });
  }
}
