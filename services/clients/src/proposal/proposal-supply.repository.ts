import type { TenantDb } from '@atrium/platform';
import type { Addressed } from './proposal-paper.rules.js';

/** Who may sign: the contacts of the client, or the lead itself. Inside `TenantDb.run` only. */
export async function listSigners(
  db: TenantDb,
  { clientId, leadId }: { clientId: string | null; leadId: string | null },
): Promise<Set<string>> {
  const rows = await db.current().query<{ id: string }[]>(
    `select id from client_contact where company_id = $1 and client_id = $2
     union all select id from lead where company_id = $1 and id = $3`,
    [db.currentCompanyId(), clientId, leadId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Inside `TenantDb.run` only. */
export async function readCompanyGstin(db: TenantDb): Promise<string | null> {
  const [company] = await db
    .current()
    .query<{ gstin: string | null }[]>('select gstin from company_facts where id = $1', [
      db.currentCompanyId(),
    ]);
  return company?.gstin ?? null;
}

/** Where a client has its letters sent. Inside `TenantDb.run` only. */
export async function findAddressed(db: TenantDb, clientId: string): Promise<Addressed | null> {
  const [client] = await db.current().query<Addressed[]>(
    `select address, city, postal_code as "postalCode", state_code as "stateCode", gstin from client
     where company_id = $1 and id = $2`,
    [db.currentCompanyId(), clientId],
  );
  return client ?? null;
}
