import type { RemoteManifest } from '@atrium/contracts';

/** A remote's build, read and verified, before it becomes a release. */
export interface BuiltRemote {
  /** Absolute folder of the build. */
  source: string;
  manifest: RemoteManifest;
  manifestIntegrity: string;
  contentHash: string;
}
