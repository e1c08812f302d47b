import {
  idParamsSchema,
  makePayFileSchema,
  PAY_RUN,
  payFilesSchema,
  type MakePayFile,
  type PayFiles as PayFileList,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Header, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { extname } from 'node:path';
import { PayFiles } from './pay-files.service.js';

const TYPES: Record<string, string> = {
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const Id = () => Param({ schema: idParamsSchema });

@Controller('api/finance/runs/:id')
@Access({ session: 'staff', permission: PAY_RUN.check('export'), remote: 'finance' })
export class PayFileController {
  constructor(private readonly files: PayFiles) {}

  @Get('files')
  @Answers(payFilesSchema)
  listPayFiles(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<PayFileList> {
    return this.files.list(user, id);
  }

  @Post('file')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Audited('payRun.takeFile')
  async takePayFile(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: makePayFileSchema }) { file }: MakePayFile,
  ): Promise<StreamableFile> {
    const { name, bytes } = await this.files.take(user, id, file);
    return new StreamableFile(bytes, {
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      disposition: `attachment; filename="${name}"`,
      length: bytes.length,
    });
  }
}
