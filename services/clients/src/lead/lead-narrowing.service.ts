import type { LeadNarrowing } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { TenantLists, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { quickly } from './lead-quick.filter.js';
import { LeadRecords } from './lead-records.service.js';
import { LEADS } from './lead.record.js';

/** Which leads a board or a forecast counts. */
@Injectable()
export class NarrowedLeads {
  constructor(
    private readonly records: LeadRecords,
    private readonly lists: TenantLists,
    private readonly clock: Clock,
    private readonly db: TenantDb,
  ) {}

  /** Those `l` that the list shows the person for the same query, of all stages where it names none. */
  async of(user: SignedInUser, query: LeadNarrowing): Promise<ListFilter[]> {
    const { db } = this;
    const pressed = await quickly({ user, query, at: this.clock.now(), db });
    const seen = await this.records.leads.sight.seenBy(user);
    // An empty filter narrows nothing, but is named.
    const named: LeadNarrowing = { ...query, stage: query.stage ?? '' };
    const { companyId } = user;
    return this.lists.filtersOf(LEADS.list, { companyId, query: named, more: [...seen, ...pressed] });
  }
}
