import { GlobalDb, PublisherDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ReleaseEntity } from './release.entity.js';

@Injectable()
export class ReleaseRepository {
  constructor(
    private readonly db: GlobalDb,
    private readonly publisher: PublisherDb,
  ) {}

  get(remoteId: string, version: string): Promise<ReleaseEntity | null> {
    return this.db.reader.findOneBy(ReleaseEntity, { remoteId, version });
  }

  /** Leaves an existing release as it is; `get` then returns that one. */
  async create(release: ReleaseEntity): Promise<void> {
    await this.publisher.query(
      `insert into release (remote_id, version, manifest, manifest_integrity, folder, content_hash, published_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [
        release.remoteId,
        release.version,
        JSON.stringify(release.manifest),
        release.manifestIntegrity,
        release.folder,
        release.contentHash,
        release.publishedAt,
      ],
    );
  }
}
