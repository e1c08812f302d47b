import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Which contact of a client is called first. Inside `TenantDb.run` only. */
@Injectable()
export class ContactRepository {
  constructor(private readonly db: TenantDb) {}

  /** Null where nobody present is. */
  async findPrimary(clientId: string): Promise<string | null> {
    const [found] = await this.db.current().query<{ id: string }[]>(
      `select id from client_contact
         where company_id = $1 and client_id = $2 and is_primary and archived_at is null for update`,
      [this.db.currentCompanyId(), clientId],
    );
    return found?.id ?? null;
  }
}
