export { zipOf } from '../imports/testing/zip.fixture.js';
export { longComment } from '../imports/testing/hostile-files.fixture.js';
export * from './route-access.rules.js';
export * from './exported-table.js';
export { contentOf, readZip } from '../imports/zip-directory.js';
