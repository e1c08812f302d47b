import { UserDirectoryService } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

interface Owning {
  ownerId: string | null;
  /** Whose it was before that person left; left out of records that are not handed on. */
  handedFrom?: string | null;
}

/** Names of those who have leads, clients or proposals, and of those who had them, for answers. */
@Injectable()
export class OwnerNames {
  constructor(private readonly directory: UserDirectoryService) {}

  async of(user: SignedInUser, rows: readonly Owning[]): Promise<object[]> {
    const ids = rows.flatMap(({ ownerId, handedFrom }) => [ownerId ?? [], handedFrom ?? []].flat());
    const names = await this.directory.listNames(user.companyId, [...new Set(ids)]);
    const refOf = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
    return rows.map(({ ownerId, handedFrom }) => ({
      owner: refOf(ownerId),
      ...(handedFrom !== undefined && { handedFrom: refOf(handedFrom) }),
    }));
  }
}
