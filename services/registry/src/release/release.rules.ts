import type { RemoteDescription } from '@atrium/contracts';

/** Major and minor version of the federation plug-in that the shell's run-time supports. */
const SUPPORTED_FEDERATION = '2.9';

const verifiedFile = /\.(js|css)$/;
const compressedCopy = /\.(br|gz)$/;

/** Whether a browser runs or applies the file, so that the manifest must list its hash. */
export const isVerifiedFile = (name: string): boolean => verifiedFile.test(name);

/** Name of the file that this one is a compressed copy of; null when it is not one. */
export const originalOf = (name: string): string | null =>
  compressedCopy.test(name) ? name.replace(compressedCopy, '') : null;

export function supportsFederation(version: string): boolean {
  return version.split('.').slice(0, 2).join('.') === SUPPORTED_FEDERATION;
}

/** Folder of a release below the store. Some servers read the plus sign of a version as a space, so it is replaced. */
export function releaseFolder(release: { remoteId: string; version: string; contentHash: string }): string {
  const version = release.version.replaceAll('+', '_');
  return `${release.remoteId}/${version}-${release.contentHash.slice(0, 8)}`;
}

/** The paths of a remote that another remote already has, each with that remote's id; case-insensitive. */
export function findCollisions(remote: RemoteDescription, others: RemoteDescription[]): string[] {
  const own = new Set(remote.routes.map(({ path }) => path.toLowerCase()));
  return others
    .filter(({ id }) => id !== remote.id)
    .flatMap(({ id, routes }) =>
      routes.filter(({ path }) => own.has(path.toLowerCase())).map(({ path }) => `${path} (of ${id})`),
    );
}

/** The paths that a remote declares twice. */
export function findRepeatedPaths({ routes }: RemoteDescription): string[] {
  const paths = routes.map(({ path }) => path.toLowerCase());
  return paths.filter((path, index) => paths.indexOf(path) !== index);
}
