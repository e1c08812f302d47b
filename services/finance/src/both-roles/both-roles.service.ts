import { dayIn, type BothRoles } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { BothRolesRepository } from './both-roles.repository.js';
import { bothRoles } from './both-roles.schema.js';

/** Whom an admin allows to compute and approve runs. Inside `TenantDb.run` only. */
@Injectable()
export class BothRolesReader {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly company: BothRolesRepository,
  ) {}

  /** Null where nobody is, and after its last day. */
  async current(): Promise<BothRoles> {
    const allowed = await this.settings.ofCompany(bothRoles);
    if (allowed === null) return null;
    return allowed.until < dayIn(this.clock.now(), await this.company.timezone()) ? null : allowed;
  }

  /** Why somebody may approve what is their own; null: they may not. */
  async reasonOf(userId: string): Promise<string | null> {
    const allowed = await this.current();
    return allowed?.userId === userId ? allowed.reason : null;
  }
}
