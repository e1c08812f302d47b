import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { LeadRow } from './lead.record.js';

/** Names of those who have leads, for answers. */
@Injectable()
export class LeadPeople {
  constructor(
    private readonly db: TenantDb,
    private readonly directory: UserDirectoryService,
  ) {}

  of(user: SignedInUser, rows: readonly LeadRow[]): Promise<object[]> {
    return this.db.run(user.companyId, async () => {
      const ids = rows.flatMap(({ ownerId, handedFrom }) => [ownerId ?? [], handedFrom ?? []].flat());
      const names = await this.directory.listNames(user.companyId, [...new Set(ids)]);
      const refOf = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
      return rows.map(({ ownerId, handedFrom }) => ({
        owner: refOf(ownerId),
        handedFrom: refOf(handedFrom),
      }));
    });
  }
}
