import type { PoolClient } from 'pg';
import type { AuditDraft } from './audit-draft.js';

const APPEND = { name: 'audit_append', text: 'select audit_append($1::jsonb)' };

/**
 * Commits a transaction together with its audit entries, in one message to the database. The company's chain is locked
 * as late as possible and without an additional round trip.
 * @throws {Error} when the entries or the transaction could not be written
 */
export async function commitWith(client: PoolClient, entries: readonly AuditDraft[]): Promise<void> {
  const appended =
    entries.length > 0 ? client.query({ ...APPEND, values: [JSON.stringify(entries)] }) : undefined;
  const [audit, commit] = await Promise.allSettled([appended, client.query('commit')]);
  if (audit.status === 'rejected') throw audit.reason;
  if (commit.status === 'rejected') throw commit.reason;
  // PostgreSQL answers COMMIT after a failed statement with ROLLBACK and without an error, so the answer is checked.
  if (commit.value.command !== 'COMMIT')
    throw new Error('A statement of the transaction had failed: nothing was written.');
}
