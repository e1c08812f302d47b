import type { ProposalSums } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ProposalRecords } from './proposal-records.service.js';
import { ProposalSumsRepository } from './proposal-sums.repository.js';

/** How many proposals stand where, for whoever sees them. */
@Injectable()
export class ProposalSumsService {
  constructor(
    private readonly records: ProposalRecords,
    private readonly repository: ProposalSumsRepository,
    private readonly db: TenantDb,
  ) {}

  async read(user: SignedInUser): Promise<ProposalSums> {
    const seen = await this.records.proposals.sight.seenBy(user);
    return { items: await this.db.run(user.companyId, () => this.repository.byState(seen)) };
  }
}
