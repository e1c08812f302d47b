import pg from 'pg';
import { fromProblems } from '../command.step.mjs';
import { withMigratedDatabase } from '../migrated.database.mjs';
import { listProjectFiles } from '../project.files.mjs';
import { ClaimReader } from './claim.reader.mjs';
import { findLies } from './sql-claims.rules.mjs';
import { readProgram } from './sql-program.reader.mjs';
import { describeStatement } from './statement.describer.mjs';
import { findStatements } from './statement.finder.mjs';
import { findUnlisted } from './unread-statements.rules.mjs';

const sendsStatements = /^services\/[^/]+\/src\/.*\.ts$/;
/**
 * Tests and what only they use run against tables of their own; the database's rooms hand on what others say; a
 * migration runs once, and the migration tests run it.
 */
const leftOut = /\.test\.ts$|\.fixture\.ts$|\/testing\/|\/migrations\/|^services\/platform\/src\/database\//;

/**
 * Statements that are put together from what is known only when they run, and how many a file has. Each is run by the
 * tests of what it belongs to.
 * @type {readonly import('./unread-statements.rules.mjs').Listed[]}
 */
const UNREAD = [
  ...[
    ['lists/tenant-lists.ts', 4],
    ['records/record-references.ts', 1],
    ['records/record-rows.ts', 3],
    ['records/record-sight.ts', 1],
    ['records/record-table.ts', 4],
  ].map(([file, statements]) => ({
    file: `services/records/src/${file}`,
    statements: Number(statements),
    why: 'is put together from the description of the record or list that is asked for',
  })),
  {
    file: 'services/clients/src/lead-reminder/lead-reminders.service.ts',
    statements: 1,
    why: 'has the moment of the run in its condition',
  },
  {
    file: 'services/clients/src/merge/row-attachment.repository.ts',
    statements: 1,
    why: 'reads the table of whichever record hangs on a client',
  },
  {
    file: 'services/hr/src/overview/overview.repository.ts',
    statements: 1,
    why: 'counts its values to number the one of the department',
  },
  {
    file: 'services/platform/src/audit/verify-audit.ts',
    statements: 1,
    why: 'begins a transaction and names its company at once, which no prepared statement can',
  },
  {
    file: 'services/platform/src/live/database-listener.ts',
    statements: 1,
    why: 'listens to channels that are named when the portal starts',
  },
  {
    file: 'services/requests/src/request/request-search.repository.ts',
    statements: 1,
    why: 'is put together from the words that somebody searches for',
  },
];

/**
 * Prepares every statement of the services on a migrated database and compares what the database would answer with
 * what the code claims.
 * @returns {Promise<import('../step.runner.mjs').Result>}
 */
export async function checkSql() {
  const files = (await listProjectFiles()).filter(
    (file) => sendsStatements.test(file) && !leftOut.test(file),
  );
  const program = readProgram(files);
  const { statements, unread } = findStatements(program);
  const claims = new ClaimReader(program.checker);
  const lies = await withMigratedDatabase(async (connectionString) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    const found = [];
    for (const { place, said, call, isCounted } of statements) {
      const claim = claims.read(call);
      for (const each of said) {
        const described = await describeStatement(client, each.text);
        found.push(...findLies({ claim, described, said: each, isCounted }).map((lie) => `${place}: ${lie}`));
      }
    }
    await client.end();
    return found;
  });
  const problems = [...new Set([...lies, ...findUnlisted(unread, UNREAD)])];
  return {
    ...fromProblems(problems),
    note: `${statements.length} statements, ${unread.length} known only when they run`,
  };
}
