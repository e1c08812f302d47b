import { importFileQuerySchema, importTemplateQuerySchema, type ExportFormat } from '@atrium/contracts';
import { Access, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { sendExport } from '../exports/export-file.js';
import { ImportReader } from './import-reader.service.js';

/** Files to download for an import: its refused rows and the template. */
@Controller('api/import-files')
@Access({ session: 'staff' })
export class ImportFileController {
  constructor(private readonly reader: ImportReader) {}

  @Get('template')
  @ApiExcludeEndpoint()
  async template(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: importTemplateQuerySchema }) query: { importer: string; format: ExportFormat },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const content = await this.reader.writeTemplate(user, query.importer, query.format);
    sendExport(reply, { name: 'template', format: query.format, content });
  }

  @Get('refused')
  @ApiExcludeEndpoint()
  async refused(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: importFileQuerySchema }) { id, format }: { id: string; format: ExportFormat },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { content, name } = await this.reader.writeRefused(user, id, format);
    sendExport(reply, { name, format, content });
  }
}
