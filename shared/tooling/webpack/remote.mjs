import moduleFederation from '@module-federation/enhanced/webpack';
import { createBaseConfig } from './base.config.mjs';
import { readInstalledVersion, readProvidedVersions } from './provided-modules.mjs';
import { nameRelease } from './release-name.mjs';
import { readRemoteDescription, readWidgetFiles } from './remote-description.mjs';
import { RemoteReleasePlugin } from './remote-release.plugin.mjs';

const sharedFromShell = () =>
  Object.fromEntries(
    Object.entries(readProvidedVersions()).map(([name, version]) => [
      name,
      { import: false, singleton: true, strictVersion: true, requiredVersion: `^${version}` },
    ]),
  );

const createFederation = (container) =>
  new moduleFederation.ModuleFederationPlugin({
    name: container,
    filename: 'entry.[contenthash:8].js',
    exposes: { './remote': './src/remote.ts' },
    shared: sharedFromShell(),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    // All remotes use the shell's federation run-time, which saves 17 kB gzip in each entry.
    experiments: { externalRuntime: true, optimization: { target: 'web' } },
  });

/** Webpack's configuration of the remote in `folder`, by default the current one. */
export default async function configureRemote({ folder = process.cwd() }, { mode = 'production' }) {
  const description = await readRemoteDescription(folder);
  const { version, container } = nameRelease({ folder, id: description.id, mode });
  const stylePrefix = `${description.id}-`;
  // Two releases of a remote may be in one page, so their class names must differ.
  const cssModules = { localIdentName: `${stylePrefix}[hash:base64:5]`, localIdentHashSalt: container };
  const base = createBaseConfig({ folder, mode, cssModules });
  const federation = readInstalledVersion('@module-federation/enhanced');
  const widgets = await readWidgetFiles(folder);
  const release = { description, version, container, federation, folder, stylePrefix, widgets };
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: container },
    plugins: [...base.plugins, createFederation(container), new RemoteReleasePlugin(release)],
  };
}
