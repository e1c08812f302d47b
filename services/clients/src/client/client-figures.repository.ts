import type { Client } from '@atrium/contracts';
import type { TenantDb } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';

export type Figures = Pick<Client, 'openProjects' | 'proposalsOut' | 'lastContactAt'>;

interface FiguresRow {
  id: string;
  openProjects: number;
  proposalsOut: number;
  lastContactAt: Date | null;
}

/**
 * Each client by the index of its rows. Inside `TenantDb.run` only.
 * @param seen which projects `p` and proposals `p` count
 */
export function readFigures(
  db: TenantDb,
  clientIds: readonly string[],
  seen: { projects: readonly ListFilter[]; proposals: readonly ListFilter[] },
): Promise<FiguresRow[]> {
  const values: unknown[] = [db.currentCompanyId(), clientIds];
  return db.current().query<FiguresRow[]>(
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
         and ${allOf(seen.projects, values)}) o
     cross join lateral (select count(*)::int from proposal p
       where p.company_id = $1 and p.holder_id = c.id and p.state in ('sent', 'viewed')
         and ${allOf(seen.proposals, values)}) s`,
    values,
  );
}
