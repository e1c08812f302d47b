import { GlobalDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ReleaseEntity } from './release.entity.js';

@Injectable()
export class ReleaseRepository {
  constructor(private readonly db: GlobalDb) {}

  get(remoteId: string, version: string): Promise<ReleaseEntity | null> {
    return this.db.manager.findOneBy(ReleaseEntity, { remoteId, version });
  }

  /** Leaves a release that is there as it is: what counts is what `get` then answers. */
  async create(release: ReleaseEntity): Promise<void> {
    await this.db.manager
      .createQueryBuilder()
      .insert()
      .into(ReleaseEntity)
      .values(release)
      .orIgnore()
      .execute();
  }
}
