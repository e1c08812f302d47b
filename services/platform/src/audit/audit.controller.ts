import {
  auditChoicesSchema,
  auditFilterSchema,
  auditListQuerySchema,
  auditPageSchema,
  type Action,
  type AuditChoices,
  type AuditEntry,
  type AuditFilter,
  type AuditListQuery,
  type Page,
} from '@atrium/contracts';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, type AccessRule } from '../access/access.decorator.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import type { SignedInUser } from '../access/signed-in-user.js';
import { Answers } from '../openapi/answers.decorator.js';
import { AuditExport } from './audit-export.js';
import { AuditReader } from './audit-reader.js';
import { Audited } from './audited.decorator.js';

const trail = (action: Action): AccessRule => ({
  session: 'staff',
  permission: { tab: 'admin', resource: 'audit', action },
});

@Controller('api/audit')
export class AuditController {
  constructor(
    private readonly reader: AuditReader,
    private readonly exports: AuditExport,
  ) {}

  @Get()
  @Access(trail('read'))
  @Answers(auditPageSchema)
  list(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: auditListQuerySchema }) query: AuditListQuery,
  ): Promise<Page<AuditEntry>> {
    return this.reader.list(user, query);
  }

  @Get('choices')
  @Access(trail('read'))
  @Answers(auditChoicesSchema)
  listChoices(): AuditChoices {
    return this.reader.listChoices();
  }

  @Get('export.csv')
  @Access(trail('export'))
  @Audited('audit.export')
  @ApiExcludeEndpoint()
  async export(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: auditFilterSchema }) filter: AuditFilter,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const csv = await this.exports.export(user, filter);
    void reply
      .header('content-disposition', `attachment; filename="audit-${user.companyCode}.csv"`)
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(csv);
  }
}
