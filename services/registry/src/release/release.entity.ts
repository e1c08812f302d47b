import type { RemoteManifest } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An immutable release of a remote. */
@Entity('release')
export class ReleaseEntity {
  @PrimaryColumn({ name: 'remote_id', type: 'text' })
  remoteId: string;

  @PrimaryColumn({ type: 'text' })
  version: string;

  @Column({ type: 'jsonb' })
  manifest: RemoteManifest;

  /** SHA-384 of remote.manifest.json, in the form of an `integrity` attribute. */
  @Column({ name: 'manifest_integrity', type: 'text' })
  manifestIntegrity: string;

  /** Path below the store, without slashes at its ends: `hr/1.0.0-ab12cd34`. */
  @Column({ type: 'text' })
  folder: string;

  /** SHA-256 in hex over all files and their names. */
  @Column({ name: 'content_hash', type: 'text' })
  contentHash: string;

  @Column({ name: 'published_at', type: 'timestamptz' })
  publishedAt: Date;
}
