import type { RemoteManifest, RemoteRelease } from '@atrium/contracts';
import { retryAddress } from './verified-files.js';

const MANIFEST = 'remote.manifest.json';

const tries = new Map<string, number>();
const begun = new Map<string, Promise<RemoteManifest>>();

/** Loads a manifest ahead of the first part that needs it, which gets this one, or its failure. */
export function beginManifest(release: RemoteRelease, limitMs: number): Promise<RemoteManifest> {
  const coming = begun.get(release.base) ?? load(release, limitMs);
  begun.set(release.base, coming);
  return coming;
}

/**
 * Loads a release's manifest. Its bytes must have the hash that the portal gave, so its shape was validated by the
 * registry.
 */
export function fetchManifest(release: RemoteRelease, limitMs: number): Promise<RemoteManifest> {
  const ahead = begun.get(release.base);
  begun.delete(release.base);
  return ahead ?? load(release, limitMs);
}

async function load(release: RemoteRelease, limitMs: number): Promise<RemoteManifest> {
  const count = tries.get(release.base) ?? 0;
  tries.set(release.base, count + 1);
  const response = await fetch(retryAddress(release.base + MANIFEST, count), {
    integrity: release.manifestIntegrity,
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok) throw new Error(`the server answered ${String(response.status)}`);
  const manifest = (await response.json()) as RemoteManifest;
  tries.delete(release.base);
  return manifest;
}

/** The version of the contract between shell and remotes, typed by the manifest's schema. */
const CONTRACT: RemoteManifest['description']['contract'] = 1;

const minorOf = (version: string) => version.split('.', 2).join('.');

/**
 * Why this shell cannot run what the manifest describes: another contract, or another minor version of the federation
 * run-time.
 */
export function complainOfManifest(manifest: RemoteManifest): string | null {
  const { federation } = manifest;
  // Wider than its type, because a release may have been published for another portal.
  const contract: number = manifest.description.contract;
  if (contract !== CONTRACT) {
    return `it is built for contract ${String(contract)}, the portal has ${String(CONTRACT)}`;
  }
  if (minorOf(federation) !== minorOf(ATRIUM_FEDERATION_VERSION)) {
    return `it is built with federation ${federation}, the portal has ${ATRIUM_FEDERATION_VERSION}`;
  }
  return null;
}
