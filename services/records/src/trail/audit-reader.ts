import type { AuditEntry, AuditListQuery, Page } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { toAuditEntry } from './audit.mapper.js';
import { AuditRepository } from './audit.repository.js';

@Injectable()
export class AuditReader {
  constructor(private readonly entries: AuditRepository) {}

  async list(user: SignedInUser, query: AuditListQuery): Promise<Page<AuditEntry>> {
    const page = await this.entries.list(user, query);
    return { ...page, items: page.items.map(toAuditEntry) };
  }
}
