import { TenantDb, type SignedInUser } from '@atrium/platform';
import { allOf, RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { KeyedRecord } from '../contact/contact-keys.repository.js';
import type { MatchedKind } from '../contact/mask.rules.js';
import { clientsSeenBy, leadsSeenBy } from '../owned/owned-sight.rules.js';
import type { KnownContact } from './match.types.js';

/** What clients and leads are compared by. Inside `TenantDb.run` only. */
@Injectable()
export class MatchRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly readers: RowReaders,
  ) {}

  /** Those of them that are present. */
  async read(records: readonly KeyedRecord[]): Promise<KnownContact[]> {
    const idsOf = (kind: MatchedKind) => records.filter((each) => each.kind === kind).map(({ id }) => id);
    return [...(await this.clients(idsOf('client'))), ...(await this.leads(idsOf('lead')))];
  }

  /** The ids of those of them that the person sees. */
  async listSeen(user: SignedInUser, records: readonly KeyedRecord[]): Promise<Set<string>> {
    if (records.length === 0) return new Set();
    const values: unknown[] = [this.db.currentCompanyId(), [...new Set(records.map(({ id }) => id))]];
    const clients = allOf(await this.readers.filtersOf(clientsSeenBy, user), values);
    const leads = allOf(await this.readers.filtersOf(leadsSeenBy, user), values);
    const rows = await this.db.current().query<{ id: string }[]>(
      `select c.id from client c where c.company_id = $1 and c.id = any($2::uuid[]) and ${clients}
       union all select l.id from lead l where l.company_id = $1 and l.id = any($2::uuid[]) and ${leads}`,
      values,
    );
    return new Set(rows.map(({ id }) => id));
  }

  private clients(ids: readonly string[]): Promise<KnownContact[]> {
    return this.query(
      `select 'client' as kind, c.id, c.name, c.owner_id as "ownerId", c.name as company, c.gstin, c.city,
         array(select trim(p.first_name || ' ' || p.last_name) from client_contact p where ${OF_CLIENT}) as people,
         array(select e from client_contact p, unnest(p.emails) e where ${OF_CLIENT}) as emails,
         array(select n from client_contact p, unnest(p.phones) n where ${OF_CLIENT}) as phones
       from client c where c.company_id = $1 and c.id = any($2::uuid[]) and not c.archived`,
      ids,
    );
  }

  private leads(ids: readonly string[]): Promise<KnownContact[]> {
    return this.query(
      `select 'lead' as kind, l.id, l.name, l.owner_id as "ownerId", l.company, null as gstin, l.city,
         array[l.name] as people, l.emails, l.phones
       from lead l where l.company_id = $1 and l.id = any($2::uuid[]) and not l.archived`,
      ids,
    );
  }

  private query(sql: string, ids: readonly string[]): Promise<KnownContact[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.db.current().query<KnownContact[]>(sql, [this.db.currentCompanyId(), ids]);
  }
}

const OF_CLIENT = 'p.company_id = c.company_id and p.client_id = c.id and not p.archived';
