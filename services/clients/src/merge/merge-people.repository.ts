import type { MergeKind } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** A present contact. */
export interface MergedPerson {
  id: string;
  clientId: string;
  name: string;
  emails: string[];
  phones: string[];
}

/** The people of clients that are merged. Inside `TenantDb.run` only. */
@Injectable()
export class MergePeopleRepository {
  constructor(private readonly db: TenantDb) {}

  contactsOf(clientIds: readonly string[]): Promise<MergedPerson[]> {
    return this.query<MergedPerson>(
      `select id, client_id as "clientId", trim(first_name || ' ' || last_name) as name, emails, phones
       from client_contact where company_id = $1 and client_id = any($2::uuid[]) and archived_at is null order by id`,
      [clientIds],
    );
  }

  async primaries(clientIds: readonly string[]): Promise<Record<string, string>> {
    const rows = await this.query<{ id: string; clientId: string }>(
      `select id, client_id as "clientId" from client_contact
       where company_id = $1 and client_id = any($2::uuid[]) and is_primary and archived_at is null`,
      [clientIds],
    );
    return Object.fromEntries(rows.map(({ id, clientId }) => [clientId, id]));
  }

  async clientNames(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.query<{ id: string; name: string }>(
      'select id, name from client where company_id = $1 and id = any($2::uuid[])',
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Whether more than one onboarding would be the same one's, where there can be one only. */
  async haveOnboardings(kind: MergeKind, ids: readonly string[]): Promise<boolean> {
    const open = kind === 'lead' ? `lead_id = any($2::uuid[]) and step <> 'cancelled'` : OPEN_OF_CLIENT;
    const rows = await this.query(
      `select 1 from client_onboarding where company_id = $1 and ${open} limit 2`,
      [ids],
    );
    return rows.length > 1;
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}

const OPEN_OF_CLIENT = `client_id = any($2::uuid[]) and step not in ('complete', 'cancelled')`;
