import {
  idParamsSchema,
  makePayFileSchema,
  PAY_RUN,
  payFileSchema,
  type MakePayFile,
  type PayFile,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { PayFiles } from './pay-files.service.js';

@Controller('api/finance/runs/:id/file')
@Access({ session: 'staff', permission: PAY_RUN.check('export'), remote: 'finance' })
export class PayFileController {
  constructor(private readonly files: PayFiles) {}

  @Post()
  @HttpCode(200)
  @Audited('payRun.takeFile')
  @Answers(payFileSchema)
  makePayFile(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: makePayFileSchema }) { file }: MakePayFile,
  ): Promise<PayFile> {
    return this.files.make(user, id, file);
  }
}
