import {
  auditListQuerySchema,
  auditPageSchema,
  type Action,
  type AuditEntry,
  type AuditListQuery,
  type Page,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type AccessRule, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { AuditReader } from './audit-reader.js';

const trail = (action: Action): AccessRule => ({
  session: 'staff',
  permission: { tab: 'admin', resource: 'audit', action },
});

@Controller('api/audit')
export class AuditController {
  constructor(private readonly reader: AuditReader) {}

  @Get()
  @Access(trail('read'))
  @Answers(auditPageSchema)
  list(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: auditListQuerySchema }) query: AuditListQuery,
  ): Promise<Page<AuditEntry>> {
    return this.reader.list(user, query);
  }
}
