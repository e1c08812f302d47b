import type { AuditChoices, AuditEntry, AuditListQuery, Page } from '@atrium/contracts';
import { AuditCheck, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { toAuditEntry } from './audit.mapper.js';
import { AuditRepository } from './audit.repository.js';

/** The trail as people read it. */
@Injectable()
export class AuditReader {
  constructor(
    private readonly entries: AuditRepository,
    private readonly check: AuditCheck,
  ) {}

  async list(user: SignedInUser, query: AuditListQuery): Promise<Page<AuditEntry>> {
    const page = await this.entries.list(user, query);
    return { ...page, items: page.items.map(toAuditEntry) };
  }

  /** What the routes declare: no list of actions is kept anywhere. */
  listChoices(): AuditChoices {
    const actions = this.check.listActions();
    const kinds = actions.map((action) => action.split('.')[0] ?? action);
    return { actions, kinds: [...new Set(kinds)] };
  }
}
