import type { RemoteManifest } from '@atrium/contracts';

/** A remote's build, read and checked, before it is a release. */
export interface BuiltRemote {
  /** Absolute folder of the build. */
  source: string;
  manifest: RemoteManifest;
  manifestIntegrity: string;
  contentHash: string;
}
