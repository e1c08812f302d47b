import type { TenantDb } from '@atrium/platform';
import type { isOutside } from '../proposal/proposal-state.rules.js';

interface Held {
  id: string;
  clientId: string;
  state: Parameters<typeof isOutside>[0];
}

/** The proposals that belong to a client, locked in their order. Inside `TenantDb.run` only. */
export const lockHeld = (db: TenantDb, holderId: string): Promise<Held[]> =>
  db.current().query<Held[]>(
    `select id, client_id as "clientId", state from proposal where company_id = $1 and holder_id = $2
     order by id for update`,
    [db.currentCompanyId(), holderId],
  );
