import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** An address and whose it is. */
export interface Addressed {
  address: string;
  name: string;
}

/** An email that waited. */
export interface WaitedMail {
  id: string;
  leadId: string | null;
  sentTo: string[];
}

const MOST = 100;

/** Whom at a client an email may reach. Inside `TenantDb.run` only. */
@Injectable()
export class ClientMailRepository {
  constructor(private readonly db: TenantDb) {}

  /** The addresses of those who are there, whoever is called first before the others. */
  ofClient(clientId: string): Promise<Addressed[]> {
    return this.db.current().query<Addressed[]>(
      `select e.address, trim(p.first_name || ' ' || p.last_name) as name
       from client_contact p, unnest(p.emails) with ordinality e(address, place)
       where p.company_id = $1 and p.client_id = $2 and not p.archived
       order by p.is_primary desc, p.sort_name, p.id, e.place limit $3`,
      [this.db.currentCompanyId(), clientId, MOST],
    );
  }

  /** Emails that wait and have not been forgotten. */
  waiting(now: Date): Promise<WaitedMail[]> {
    return this.db.current().query<WaitedMail[]>(
      `select id, lead_id as "leadId", sent_to as "sentTo" from client_activity
       where company_id = $1 and held_until > $2 order by id for update`,
      [this.db.currentCompanyId(), now],
    );
  }

  /** @param heldUntil null: it goes now */
  async let(id: string, sentTo: readonly string[], heldUntil: Date | null): Promise<void> {
    await this.db
      .current()
      .query('update client_activity set sent_to = $3, held_until = $4 where company_id = $1 and id = $2', [
        this.db.currentCompanyId(),
        id,
        sentTo,
        heldUntil,
      ]);
  }

  /** Those of the leads that nobody has answered yet. */
  async listUnanswered(leadIds: readonly string[]): Promise<string[]> {
    const rows = await this.db
      .current()
      .query<{ id: string }[]>(
        'select id from lead where company_id = $1 and id = any($2::uuid[]) and answered_at is null for update',
        [this.db.currentCompanyId(), leadIds],
      );
    return rows.map(({ id }) => id);
  }
}
