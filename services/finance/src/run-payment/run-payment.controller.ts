import {
  bankFileParamsSchema,
  idParamsSchema,
  PAY_RUN,
  runPayeesQuerySchema,
  runPayeesSchema,
  runPaymentsSchema,
  type BankFileParams,
  type RunPayees,
  type RunPayeesQuery,
  type RunPayments,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Header, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { RunPaymentsReader } from './run-payments.service.js';

@Controller('api/finance/runs/:id')
export class RunPaymentController {
  constructor(private readonly payments: RunPaymentsReader) {}

  @Get('payments')
  @Access({ session: 'staff', permission: PAY_RUN.check('read'), remote: 'finance' })
  @Answers(runPaymentsSchema)
  listRunPayments(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<RunPayments> {
    return this.payments.get(user, id);
  }

  @Get('payees')
  @Access({ session: 'staff', permission: PAY_RUN.check('read'), remote: 'finance' })
  @Answers(runPayeesSchema)
  listRunPayees(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Query({ schema: runPayeesQuerySchema }) query: RunPayeesQuery,
  ): Promise<RunPayees> {
    return this.payments.listPayees(user, id, query);
  }

  @Post('bank-files/:fileId/take')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Access({ session: 'staff', permission: PAY_RUN.check('export'), remote: 'finance' })
  @Audited('payRun.takeFile')
  async takeBankFile(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: bankFileParamsSchema }) params: BankFileParams,
  ): Promise<StreamableFile> {
    const { name, bytes } = await this.payments.take(user, params);
    return new StreamableFile(bytes, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
      length: bytes.length,
    });
  }
}
