export { startPostgres } from './embedded-postgres.process.mjs';
export { startTestPostgres } from './test-postgres.process.mjs';
