import { exportQuerySchema, type ExportQuery } from '@atrium/contracts';
import { Access, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { sendExport } from './export-file.js';
import { Exporter } from './exporter.service.js';

/** Each list decides who may export it; the service checks that. */
@Controller('api/exports')
export class ExportController {
  constructor(private readonly exporter: Exporter) {}

  @Get()
  @Access({ session: 'staff' })
  @Audited('list.export')
  @ApiExcludeEndpoint()
  async export(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: exportQuerySchema }) query: ExportQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendExport(reply, await this.exporter.export(user, query));
  }
}
