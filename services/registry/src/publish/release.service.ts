import { REGISTRY_ERRORS } from '@atrium/contracts';
import { AppError, Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ChannelService, STABLE } from '../channel/channel.service.js';
import { BuildReaderService } from '../release/build-reader.service.js';
import type { BuiltRemote } from '../release/built-remote.types.js';
import { ReleaseFolderService } from '../release/release-folder.service.js';
import { ReleaseRepository } from '../release/release.repository.js';
import { findCollisions, releaseFolder } from '../release/release.rules.js';

/** Publishes remotes. A published release never changes. */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly builds: BuildReaderService,
    private readonly releases: ReleaseRepository,
    private readonly folders: ReleaseFolderService,
    private readonly channels: ChannelService,
    private readonly clock: Clock,
  ) {}

  /**
   * Publishes the built remotes in these folders, one after the other, and points `stable` at each. Of one whose
   * manifest is the current release's nothing else is read.
   * @throws {AppError} VALIDATION_FAILED, RELEASE_EXISTS
   */
  async publishReleases(sources: readonly string[]): Promise<void> {
    const current = await this.channels.listCurrent(STABLE);
    for (const source of sources) {
      const integrity = await this.builds.integrityOf(source);
      const same = current.find(({ release }) => release.manifestIntegrity === integrity);
      if (!same || !(await this.folders.has(same.release.folder))) await this.publish(source);
    }
  }

  /**
   * Publishes one build and points `stable` at it; does nothing when that is already so.
   * @throws {AppError} VALIDATION_FAILED with a sentence; RELEASE_EXISTS when the version has other bytes
   */
  async publish(source: string): Promise<void> {
    const built = await this.builds.read(source);
    await this.checkPaths(built);
    await this.register(built);
    await this.channels.point({
      remoteId: built.manifest.description.id,
      name: STABLE,
      version: built.manifest.version,
    });
  }

  private async register({ source, manifest, manifestIntegrity, contentHash }: BuiltRemote): Promise<void> {
    const remoteId = manifest.description.id;
    const { version } = manifest;
    const folder = releaseFolder({ remoteId, version, contentHash });
    await this.refuseOtherBytes(remoteId, version, contentHash);
    await this.folders.create(source, folder);
    const publishedAt = this.clock.now();
    await this.releases.create({
      remoteId,
      version,
      manifest,
      manifestIntegrity,
      folder,
      contentHash,
      publishedAt,
    });
    // Another process may have published the version meanwhile.
    await this.refuseOtherBytes(remoteId, version, contentHash);
  }

  private async refuseOtherBytes(remoteId: string, version: string, contentHash: string): Promise<void> {
    const known = await this.releases.get(remoteId, version);
    if (!known || known.contentHash === contentHash) return;
    throw new AppError(REGISTRY_ERRORS.RELEASE_EXISTS, {
      message: `${remoteId} ${version} is already published with other bytes.`,
    });
  }

  private async checkPaths({ manifest: { description } }: BuiltRemote): Promise<void> {
    const current = await this.channels.listCurrent(STABLE);
    const others = current.map(({ release }) => release.manifest.description);
    const taken = findCollisions(description, others);
    if (taken.length === 0) return;
    throw new AppError('VALIDATION_FAILED', {
      message: `${description.id} has paths that another remote has: ${taken.join(', ')}.`,
    });
  }
}
