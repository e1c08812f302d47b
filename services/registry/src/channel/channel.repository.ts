import { GlobalDb, PublisherDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ReleaseEntity } from '../release/release.entity.js';
import { ChannelEntity } from './channel.entity.js';

export interface ChannelMove {
  remoteId: string;
  name: string;
  version: string;
  /** The version that the channel must point at now; null when the channel must not exist yet. */
  previousVersion: string | null;
  changedAt: Date;
}

@Injectable()
export class ChannelRepository {
  constructor(
    private readonly db: GlobalDb,
    private readonly publisher: PublisherDb,
  ) {}

  get(remoteId: string, name: string): Promise<ChannelEntity | null> {
    return this.db.reader.findOneBy(ChannelEntity, { remoteId, name });
  }

  list(name: string): Promise<ChannelEntity[]> {
    return this.db.reader.find(ChannelEntity, { where: { name }, order: { remoteId: 'ASC' } });
  }

  /** The current and previous releases of channels. */
  listReleases(channels: ChannelEntity[]): Promise<ReleaseEntity[]> {
    const places = channels.flatMap(({ remoteId, version, previousVersion }) => [
      { remoteId, version: In([version, ...(previousVersion ? [previousVersion] : [])]) },
    ]);
    return places.length > 0 ? this.db.reader.findBy(ReleaseEntity, places) : Promise.resolve([]);
  }

  /** Compares and sets, and adds a line to the log. @returns false when the channel points elsewhere by now */
  async move(move: ChannelMove): Promise<boolean> {
    const rows = await this.publisher.query(
      `with moved as (
         insert into channel as c (remote_id, name, version, previous_version, changed_at)
         select $1, $2, $3, $4, $5 where $4::text is null
         on conflict do nothing
         returning 1
       ), changed as (
         update channel set version = $3, previous_version = $4, changed_at = $5
         where remote_id = $1 and name = $2 and version = $4
         returning 1
       )
       insert into channel_log (remote_id, name, version, previous_version, changed_at)
       select $1, $2, $3, $4, $5 where exists (select from moved) or exists (select from changed)
       returning 1`,
      [move.remoteId, move.name, move.version, move.previousVersion, move.changedAt],
    );
    return rows.length > 0;
  }
}
