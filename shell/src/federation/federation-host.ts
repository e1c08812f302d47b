import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { untilLoaded } from './until-loaded.js';
import { laterSurfaces, surfaces } from './surfaces/surfaces.js';

/** The container that a remote's entry creates, under the name of its release. */
export interface RemoteContainer {
  init: (...args: never[]) => unknown;
  get: (expose: string) => unknown;
}

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

// Remotes are built without a federation run-time and find the shell's under this name.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const verifiedContainers = new Map<string, RemoteContainer>();

/** Code is loaded by verified tags only: the run-time uses what they have loaded and never loads by itself. */
const verifiedOnly: ModuleFederationRuntimePlugin = {
  name: 'atrium-verified-only',
  loadEntry: ({ remoteInfo: { name } }) => {
    const container = verifiedContainers.get(name);
    if (!container) throw new Error(`${name} was not verified`);
    return Promise.resolve(container as never);
  },
  fetch: (address) => {
    throw new Error(`${address} would not be verified`);
  },
};

function share(name: string) {
  const version = ATRIUM_PROVIDED_VERSIONS[name] ?? '0.0.0';
  return { version, shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` } };
}

function shareLater(name: string, load: () => Promise<object>) {
  const get = async () => {
    const surface = await untilLoaded(load);
    return () => surface;
  };
  return { ...share(name), get };
}

const now = Object.entries(surfaces).map(
  ([name, surface]) => [name, { ...share(name), lib: () => surface }] as const,
);
const later = Object.entries(laterSurfaces).map(([name, load]) => [name, shareLater(name, load)] as const);

const host = createInstance({
  name: 'atrium_shell',
  remotes: [],
  plugins: [verifiedOnly],
  shareStrategy: 'loaded-first',
  shared: { ...Object.fromEntries(now), ...Object.fromEntries(later) },
});

/** Initialises a verified container once and returns what its `./remote` exposes. */
export async function openContainer<T>(name: string, container: RemoteContainer): Promise<T | null> {
  if (!verifiedContainers.has(name)) {
    verifiedContainers.set(name, container);
    host.registerRemotes([{ name, entry: `verified:${name}`, type: 'var', entryGlobalName: name }]);
  }
  return host.loadRemote<T>(`${name}/remote`);
}
