import type { ReadValue, TenantDb } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';

interface EndingProposal {
  id: string;
  client: string;
  title: string;
  validUntil: string;
}

/** @param seen which proposals `p`; the last day is not included. Inside `TenantDb.run` only. */
export function listEnding(
  db: TenantDb,
  seen: readonly ListFilter[],
  { from, to }: { from: string; to: string },
): Promise<EndingProposal[]> {
  const values: ReadValue[] = [db.currentCompanyId(), from, to];
  return db.current().query<EndingProposal[]>(
    `select p.id, coalesce(c.name, d.company, d.name) as client, p.title, p.valid_until::text as "validUntil"
     from proposal p left join client c on c.company_id = p.company_id and c.id = p.holder_id
       left join lead d on d.company_id = p.company_id and d.id = p.lead_id
     where p.company_id = $1 and p.valid_until >= $2::date and p.valid_until < $3::date
       and p.state in ('sent', 'viewed') and ${allOf(seen, values)}
     order by p.valid_until, p.id`,
    values,
  );
}
