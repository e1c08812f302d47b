import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ReleaseEntity } from '../release/release.entity.js';
import { ChannelRepository } from './channel.repository.js';

/** The channel that companies follow. */
export const STABLE = 'stable';

const ATTEMPTS = 5;

export interface CurrentRelease {
  release: ReleaseEntity;
  /** What the channel pointed at before; null when it is new. */
  previous: ReleaseEntity | null;
}

@Injectable()
export class ChannelService {
  constructor(
    private readonly channels: ChannelRepository,
    private readonly clock: Clock,
  ) {}

  /** The release of every remote on a channel, ordered by id. */
  async listCurrent(name: string): Promise<CurrentRelease[]> {
    const channels = await this.channels.list(name);
    const releases = await this.channels.listReleases(channels);
    return channels.flatMap(({ remoteId, version, previousVersion }) => {
      const find = (wanted: string | null) =>
        releases.find((release) => release.remoteId === remoteId && release.version === wanted) ?? null;
      const release = find(version);
      return release ? [{ release, previous: find(previousVersion) }] : [];
    });
  }

  /** Points a channel at a release; does nothing when it already does. */
  async point(target: { remoteId: string; name: string; version: string }): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const channel = await this.channels.get(target.remoteId, target.name);
      if (channel?.version === target.version) return;
      const previousVersion = channel?.version ?? null;
      if (await this.channels.move({ ...target, previousVersion, changedAt: this.clock.now() })) return;
    }
    throw new Error(`The channel ${target.name} of ${target.remoteId} moves too often.`);
  }
}
