import { Client } from 'pg';
import { companySetting } from '../database/company-setting.js';
import { roleUrl } from '../database/database-roles.js';
import { AUDIT_HASH, FIRST_HASH } from '../audit-entry/audit-hash.sql.js';

/** What verifying a company's chain found. */
export interface AuditVerdict {
  entries: number;
  /**
   * Hash of the last entry, as 64 hexadecimal digits. Kept elsewhere, it shows later whether the whole chain was
   * rewritten.
   */
  hash: string | null;
  /** One sentence each, at most MOST_FAULTS; empty when the chain is intact. */
  faults: string[];
}

const MOST_FAULTS = 10;

const ENTRIES = `
select entry.seq::text as seq,
  lag(entry.seq, 1, 0::bigint) over chain as before,
  entry.previous_hash <> lag(entry.hash, 1, ${FIRST_HASH}) over chain as unchained,
  entry.hash <> ${AUDIT_HASH} as edited
from audit_entry entry where entry.company_id = $1
window chain as (order by entry.seq)`;

const FAULTS = `
select seq, before::text as before, unchained, edited from (${ENTRIES}) walked
where seq::bigint <> before + 1 or unchained or edited order by seq::bigint limit ${MOST_FAULTS}`;

const ENDS = `
select
  (select count(*)::int from audit_entry where company_id = $1) as entries,
  (select encode(hash, 'hex') from audit_entry where company_id = $1 order by audit_entry.seq desc limit 1) as hash,
  (select max(seq)::text from audit_entry where company_id = $1) as last,
  head.seq::text as "headSeq", encode(head.hash, 'hex') as "headHash"
from (select 1) one left join audit_head head on head.company_id = $1`;

interface Walked {
  seq: string;
  before: string;
  unchained: boolean;
  edited: boolean;
}

interface Ends {
  entries: number;
  hash: string | null;
  last: string | null;
  headSeq: string | null;
  headHash: string | null;
}

/** Opens the connection that `verifyAudit` reads from; the caller ends it. */
export async function auditConnection(source: { databaseUrl: string; secret: string }): Promise<Client> {
  const client = new Client({ connectionString: roleUrl(source, 'atrium_owner') });
  await client.connect();
  return client;
}

/**
 * Reads the chain of a company and finds entries that were edited, removed or inserted, and a tail that was cut off.
 * @param client from `auditConnection`
 */
export async function verifyAudit(client: Client, companyId: string): Promise<AuditVerdict> {
  // Both reads share one snapshot, because entries may be added meanwhile.
  await client.query(`begin isolation level repeatable read, read only; ${companySetting(companyId)}`);
  try {
    const walked = await client.query<Walked>(FAULTS, [companyId]);
    const [ends] = (await client.query<Ends>(ENDS, [companyId])).rows;
    if (!ends) throw new Error('The database gave no answer.');
    const faults = [...walked.rows.map(faultOf), ...endFaults(ends)];
    return { entries: ends.entries, hash: ends.hash, faults };
  } finally {
    await client.query('rollback');
  }
}

function faultOf({ seq, before, unchained, edited }: Walked): string {
  if (Number(seq) !== Number(before) + 1) return `between ${before} and ${seq} entries are missing`;
  if (edited) return `entry ${seq} was changed`;
  return unchained ? `entry ${seq} does not follow the one before it` : '';
}

function endFaults({ entries, hash, last, headSeq, headHash }: Ends): string[] {
  if (headSeq === null) return [entries > 0 ? 'the end of the chain is not noted' : 'there is no trail'];
  if (Number(headSeq) === Number(last ?? 0) && (hash === null || hash === headHash)) return [];
  return [`the chain ends at ${last ?? 'nothing'} and should end at ${headSeq}`];
}
