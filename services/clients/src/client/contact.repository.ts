import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The contacts of a client, and which of them is called first. Inside `TenantDb.run` only. */
@Injectable()
export class ContactRepository {
  constructor(private readonly db: TenantDb) {}

  /** Present people of a client. */
  ofClient(clientId: string): Promise<{ id: string; emails: string[]; phones: string[] }[]> {
    return this.db.current().query(
      `select id, emails, phones from client_contact
           where company_id = $1 and client_id = $2 and archived_at is null`,
      [this.db.currentCompanyId(), clientId],
    );
  }

  /** Archived ones too, in order. */
  async idsOf(clientId: string): Promise<string[]> {
    const rows = await this.db
      .current()
      .query<{ id: string }[]>(
        'select id from client_contact where company_id = $1 and client_id = $2 order by id',
        [this.db.currentCompanyId(), clientId],
      );
    return rows.map(({ id }) => id);
  }

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
