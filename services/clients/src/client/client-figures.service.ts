import { can, type Client } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { allOf, RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { projectsSeenBy, proposalsSeenBy } from '../owned/owned-sight.rules.js';
import type { ClientResource } from '../owned/owned.types.js';

type Figures = Pick<Client, 'openProjects' | 'proposalsOut' | 'lastContactAt'>;

interface Read extends Omit<Figures, 'lastContactAt'> {
  id: string;
  lastContactAt: Date | null;
}

const UNKNOWN: Figures = { openProjects: null, proposalsOut: null, lastContactAt: null };

/** What is open with clients and when somebody last spoke with them, of what the reader sees. */
@Injectable()
export class ClientFigures {
  constructor(
    private readonly db: TenantDb,
    private readonly readers: RowReaders,
  ) {}

  /** In the order of the ids, each read by the index of its client. */
  of(user: SignedInUser, ids: readonly string[]): Promise<Figures[]> {
    return this.db.run(user.companyId, async () => {
      const values: unknown[] = [this.db.currentCompanyId(), ids];
      const projects = allOf(await this.readers.filtersOf(projectsSeenBy, user), values);
      const proposals = allOf(await this.readers.filtersOf(proposalsSeenBy, user), values);
      const rows = await this.db.current().query<Read[]>(
        `select c.id, o.count as "openProjects", s.count as "proposalsOut",
           greatest(
             (select a.at from client_activity a
               where a.company_id = $1 and a.client_id = c.id and a.kind <> 'note'
               order by a.at desc limit 1),
             (select m.created_at from client_message m
               where m.company_id = $1 and m.client_id = c.id
               order by m.id desc limit 1)) as "lastContactAt"
         from unnest($2::uuid[]) c(id)
         cross join lateral (select count(*)::int from project p
           where p.company_id = $1 and p.client_id = c.id and p.state in ('planned', 'active')
             and ${projects}) o
         cross join lateral (select count(*)::int from proposal p
           where p.company_id = $1 and p.holder_id = c.id and p.state in ('sent', 'viewed')
             and ${proposals}) s`,
        values,
      );
      const known = new Map(rows.map((row) => [row.id, row]));
      const reads = (resource: ClientResource) => can(user, 'clientManagement', resource, 'read');
      return ids.map((id) => {
        const row = known.get(id);
        if (!row) return UNKNOWN;
        return {
          openProjects: reads('projects') ? row.openProjects : null,
          proposalsOut: reads('proposals') ? row.proposalsOut : null,
          lastContactAt: row.lastContactAt?.toISOString() ?? null,
        };
      });
    });
  }
}
