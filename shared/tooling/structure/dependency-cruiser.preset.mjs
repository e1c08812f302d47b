import { serviceArrows, sharedArrows } from './arrows.mjs';
import { listEntryFiles } from './packages.mjs';

const anyOf = (names) => `(${names.join('|')})`;
const escape = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.+');
const forbid = (name, comment, arrow) => ({ name, comment, severity: 'error', ...arrow });

const ourCode = '^(shared|services|remotes|shell|infra)/';
const testFile = '\\.(test|e2e)\\.tsx?$';
/** Files that tests of a package share. */
const testSupport = '^(services|remotes|shell|shared)/.*/(testing|attack)/|^shell/e2e/';
const knownServices = Object.keys(serviceArrows);
const knownShared = Object.keys(sharedArrows);

const serviceRules = knownServices.map((service) =>
  forbid(
    `${service}-service-arrows`,
    `services/${service} may stand on: ${serviceArrows[service].join(', ') || 'no other service'}.`,
    {
      from: { path: `^services/${service}/` },
      to: { path: '^services/', pathNot: `^services/${anyOf([service, ...serviceArrows[service]])}/` },
    },
  ),
);

const sharedRules = knownShared.map((folder) =>
  forbid(
    `shared-${folder}-arrows`,
    `shared/${folder} may import: ${sharedArrows[folder].join(', ') || 'nothing of ours'}.`,
    {
      from: { path: `^shared/${folder}/` },
      to: { path: ourCode, pathNot: `^${anyOf([`shared/${folder}`, ...sharedArrows[folder]])}/` },
    },
  ),
);

const areaRules = [
  forbid('unlisted-package', 'A new service or shared package gets its arrows in arrows.mjs first.', {
    from: { path: `^services/(?!${anyOf(knownServices)}/)|^shared/(?!${anyOf(knownShared)}/)` },
    to: { path: ourCode },
  }),
  forbid('service-to-browser', 'A service knows no browser code and no script.', {
    from: { path: '^services/' },
    to: { path: '^(shell|remotes|infra|shared/(sdk|ui))/' },
  }),
  forbid('remote-to-remote', 'Remotes know each other by slots and events only.', {
    from: { path: '^remotes/([^/]+)/' },
    to: { path: '^remotes/', pathNot: '^remotes/$1/' },
  }),
  forbid('remote-upward', 'A remote stands on contracts, sdk and ui.', {
    from: { path: '^remotes/' },
    to: { path: '^(shell|services|infra)/' },
  }),
  forbid(
    'remote-to-calendar',
    'The shell mounts the calendar: its modules are not on the surfaces of remotes.',
    {
      from: { path: '^remotes/' },
      to: { path: '^shared/work-ui/src/calendar/' },
    },
  ),
  forbid('feature-to-feature', 'Features of a remote share by its own shared folder or the UI kit.', {
    from: { path: '^remotes/([^/]+)/src/features/([^/]+)/' },
    to: { path: '^remotes/$1/src/features/', pathNot: '^remotes/$1/src/features/$2/' },
  }),
  forbid('shell-to-remote-or-service', 'The shell finds remotes at run time and services over HTTP.', {
    from: { path: '^shell/' },
    to: { path: '^(remotes|services|infra)/' },
  }),
  forbid(
    'shell-feature-to-frame',
    'The frame mounts features; a feature does not know the frame around it.',
    {
      from: { path: '^shell/src/features/' },
      to: { path: '^shell/src/chrome/' },
    },
  ),
  forbid('shell-frame-to-feature', 'The frame loads panels of features when they are opened, not before.', {
    from: { path: '^shell/src/chrome/' },
    to: { path: '^shell/src/features/', dynamic: false },
  }),
  forbid('testing-outside-tests', 'The test kit is imported by tests only.', {
    from: { path: '^(services|remotes|shell|shared)/', pathNot: [testFile, testSupport, '^shared/testing/'] },
    to: { path: '^shared/testing/' },
  }),
];

/** Another package may import only modules that a package exports. */
const entryRules = (entryFiles) => [
  forbid(
    'package-by-its-exports',
    'Import another package by its name and what it exports, never its files.',
    {
      from: { path: '^((?:shared|services|remotes)/[^/]+|shell|infra)/' },
      to: { path: ourCode, pathNot: ['^$1/', `^${anyOf(entryFiles.map(escape))}$`] },
    },
  ),
  forbid('package-by-its-name', 'Import another package by its name, never by a relative path.', {
    from: { path: '^((?:shared|services|remotes)/[^/]+|shell|infra)/' },
    to: { path: ourCode, pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
  }),
];

const roleRules = [
  forbid('controller-to-repository', 'A controller speaks HTTP; the service talks to the repository.', {
    from: { path: '\\.controller\\.ts$' },
    to: { path: '\\.(repository|entity)\\.ts$' },
  }),
  forbid('pure-rules-no-packages', 'Rules and policies compute: no framework, no database.', {
    from: { path: '\\.(rules|policy)\\.ts$' },
    to: { path: 'node_modules/(@nestjs|@fastify|fastify|typeorm|pg|nodemailer|pino|axios)/' },
  }),
  forbid('pure-rules-no-node', 'Rules and policies read no file, no socket, no clock of the process.', {
    from: { path: '\\.(rules|policy)\\.ts$' },
    to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
  }),
  forbid(
    'pure-rules-no-io-roles',
    'Rules and policies are called by services; they call no part that does I/O.',
    {
      from: { path: '\\.(rules|policy)\\.ts$' },
      to: { path: '\\.(controller|service|repository|entity|module|guard|handler|job|api|store)\\.tsx?$' },
    },
  ),
  forbid('source-to-test', 'Nothing imports a test.', {
    from: { path: ourCode },
    to: { path: testFile },
  }),
  forbid('source-to-test-support', 'What tests share is imported by tests only.', {
    from: { path: ourCode, pathNot: [testFile, testSupport, '^shared/testing/'] },
    to: { path: testSupport },
  }),
  forbid('no-cycle', 'A cycle hides who stands on whom.', { from: {}, to: { circular: true } }),
  forbid('no-unresolvable', 'The import leads nowhere.', { from: {}, to: { couldNotResolve: true } }),
];

/** dependency-cruiser for the whole repository: checks which package may import which. */
export default {
  forbidden: [
    ...serviceRules,
    ...sharedRules,
    ...areaRules,
    ...entryRules(listEntryFiles(process.cwd())),
    ...roleRules,
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['/dist/', '^\\.atrium/', '^\\.cache/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      conditionNames: ['atrium-source', 'node', 'import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
