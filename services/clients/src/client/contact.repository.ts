import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Which contact of a client is called first. Inside `TenantDb.run` only. */
@Injectable()
export class ContactRepository {
  constructor(private readonly db: TenantDb) {}

  /** No contact of the client is the first any more. */
  async clearPrimary(clientId: string, except: string | null): Promise<void> {
    await this.db.current().query(
      `update client_contact set is_primary = false, version = version + 1, updated_at = now()
         where company_id = $1 and client_id = $2 and is_primary and id is distinct from $3`,
      [this.db.currentCompanyId(), clientId, except],
    );
  }

  async hasPrimary(clientId: string): Promise<boolean> {
    const found = await this.db.current().query<unknown[]>(
      `select 1 from client_contact
         where company_id = $1 and client_id = $2 and is_primary and archived_at is null limit 1`,
      [this.db.currentCompanyId(), clientId],
    );
    return found.length > 0;
  }
}
