import { auditConnection, verifyAudit, type AuditVerdict, type Env } from '@atrium/platform';

export interface CompanyVerdict extends AuditVerdict {
  code: string;
}

/** Verifies the audit trail of every company, ordered by company code. */
export async function* verifyTrails(
  env: Pick<Env, 'databaseUrl' | 'secret'>,
): AsyncGenerator<CompanyVerdict> {
  const client = await auditConnection(env);
  try {
    const { rows } = await client.query<{ id: string; code: string }>(
      'select id, code from company_entry order by code',
    );
    for (const { id, code } of rows) yield { code, ...(await verifyAudit(client, id)) };
  } finally {
    await client.end();
  }
}

/** `demo: intact, 214 entries, ends with 5f…` */
export function sayVerdict({ code, entries, hash, faults }: CompanyVerdict): string {
  if (faults.length > 0) return `${code}: BROKEN, ${faults.join('; ')}`;
  return `${code}: intact, ${entries} entries, ends with ${hash ?? 'nothing'}`;
}
