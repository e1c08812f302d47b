import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** An address and whose it is. */
export interface Addressed {
  address: string;
  name: string;
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
}
