import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Inside `TenantDb.run` only. */
@Injectable()
export class OwnMeetingRepository {
  constructor(private readonly db: TenantDb) {}

  /** All addresses of the contacts behind the account that signs in with this one, in lower case. */
  async emailsBehind(email: string): Promise<string[]> {
    const rows = await this.db.current().query<{ email: string }[]>(
      `select distinct lower(e.email) as email
       from client_contact k, unnest(k.emails) e(email)
       where k.company_id = $1 and k.archived_at is null and $2 = any(k.emails)`,
      [this.db.currentCompanyId(), email],
    );
    return rows.map((row) => row.email);
  }
}
