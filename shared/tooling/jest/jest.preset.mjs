import { fileURLToPath } from 'node:url';
import '../swc/one-thread.mjs';

const local = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Tests that take minutes; `npm run test:full` runs them. */
const ofFullRuns = process.env.ATRIUM_TEST_FULL === '1' ? [] : ['\\.full\\.test\\.(ts|mjs)$'];

const common = {
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.atrium/', '/\\.cache/', ...ofFullRuns],
};

const server = {
  ...common,
  displayName: 'server',
  runner: local('./light.runner.mjs'),
  setupFiles: [
    local('../../testing/node/run-source.mjs'),
    local('../../testing/jest/source-processes.setup.mjs'),
  ],
  setupFilesAfterEnv: [local('./time-limit.setup.mjs')],
  globalSetup: local('../../testing/jest/database.setup.mjs'),
  globalTeardown: local('../../testing/jest/database.teardown.mjs'),
  // Relative to the root, because the clone may be in a folder of any name.
  testMatch: [
    '<rootDir>/{services,infra}/**/*.test.{ts,tsx}',
    '<rootDir>/shared/{contracts,testing,tooling}/**/*.test.{ts,tsx}',
    '<rootDir>/{shared,services,remotes,shell,infra}/**/*.test.mjs',
  ],
};

const browser = {
  ...common,
  displayName: 'browser',
  runner: local('./component.runner.mjs'),
  setupFiles: [
    local('../../testing/node/run-source.mjs'),
    local('./page/page.setup.mjs'),
    local('./react-stacks.setup.mjs'),
  ],
  setupFilesAfterEnv: [
    local('./time-limit.setup.mjs'),
    local('./page/fake-timers.setup.mjs'),
    local('./page/clean-page.setup.mjs'),
    local('../../sdk/src/testing/leave-page.setup.ts'),
  ],
  testMatch: [
    '<rootDir>/{remotes,shell}/**/*.test.{ts,tsx}',
    '<rootDir>/shared/{sdk,ui,work-ui}/**/*.test.{ts,tsx}',
  ],
};

/**
 * Jest for the whole repository: project `server` runs in Node, project `browser` in Node with the global scope of a
 * page. Both need NODE_OPTIONS=--conditions=atrium-source, to find the sources of our packages.
 */
export default {
  // A browser test and the database run beside them, which keep two processors busy.
  maxWorkers: 2,
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [server, browser],
};
