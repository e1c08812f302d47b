import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project.paths.mjs';
import { fromProblems } from '../command.step.mjs';
import { listProjectFiles } from '../project.files.mjs';
import { findStraySql } from './sql-place.rules.mjs';
import { findForeignTables } from './table-owners.rules.mjs';

const ofServices = /^services\/[^/]+\/src\/.*\.ts$/;
/** Tests set up states that no step leads to, and look behind the API. */
const arranges = /\.test\.ts$|\.fixture\.ts$|\/testing\//;
const migration = /\/migrations\//;

/** Code besides repositories that may send SQL, and why. */
const WITH_SQL = [
  {
    where: /^services\/(platform|records)\/src\//,
    why: 'has the connections, the queue, the trail and the records, on which repositories stand',
  },
  {
    where: /^services\/hr\/src\/demo\//,
    why: 'gives the demo company weeks and holidays of the past, which no step plans',
  },
  {
    where: /^services\/gateway\/src\/audit\/verify-trails\.ts$/,
    why: 'is a script that reads every company as the owner of the database, without a portal',
  },
];

/** Tables of other services that are used past a view, and why. */
const FOREIGN = [
  {
    file: 'services/reach/src/mail/held-mails.repository.ts',
    table: 'job',
    why: 'mail takes back the jobs that it has enqueued itself, with the mails in them',
  },
  {
    file: 'services/reach/src/mail/mail-secrets.repository.ts',
    table: 'job',
    why: 'mail seals the bodies in its own jobs with another key',
  },
];

async function readServices() {
  const files = (await listProjectFiles()).filter((file) => ofServices.test(file) && !arranges.test(file));
  return files.map((file) => ({ file, source: fs.readFileSync(path.join(projectRoot, file), 'utf8') }));
}

/**
 * Checks that SQL stands in repositories, and names no table of another service.
 * @returns {Promise<import('../step.runner.mjs').Result>}
 */
export async function checkSqlPlaces() {
  const files = await readServices();
  const code = files.filter(({ file }) => !migration.test(file));
  return fromProblems([...findStraySql(code, WITH_SQL), ...findForeignTables(files, FOREIGN)]);
}
