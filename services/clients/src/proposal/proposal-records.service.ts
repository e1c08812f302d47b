import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OwnedRecords } from '../owned/owned-records.service.js';
import { OWNED_PROPOSALS, PROPOSALS, type ProposalRow, type ProposalSteps } from './proposal.record.js';

/** The steps of proposals, whose answers name the owner. */
@Injectable()
export class ProposalRecords {
  readonly proposals: ProposalSteps;

  constructor(
    records: OwnedRecords,
    private readonly db: TenantDb,
    private readonly directory: UserDirectoryService,
  ) {
    this.proposals = records.of(PROPOSALS, OWNED_PROPOSALS, (user, rows) => this.complete(user, rows));
  }

  private complete(user: SignedInUser, rows: readonly ProposalRow[]): Promise<object[]> {
    return this.db.run(user.companyId, async () => {
      const ids = [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))];
      const names = await this.directory.listNames(user.companyId, ids);
      return rows.map(({ ownerId }) => ({
        owner: ownerId === null ? null : { id: ownerId, name: names.get(ownerId) ?? '' },
      }));
    });
  }
}
