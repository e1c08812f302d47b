import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ContactKeyRepository } from './contact-keys.repository.js';
import { lookUpKeys } from './contact-keys.rules.js';
import { matchKeys, type ContactGiven } from './match-keys.rules.js';

interface ClientParts {
  name: string;
  city: string | null;
  gstin: string | null;
  country: string;
  people: string[];
  emails: string[];
  phones: string[];
}

/** Keeps the keys by which clients and leads are recognised. Inside `TenantDb.run` only. */
@Injectable()
export class ContactKeys {
  constructor(
    private readonly db: TenantDb,
    private readonly repository: ContactKeyRepository,
  ) {}

  /** Of a client with all its contacts, after any of them changed. */
  async ofClient(id: string): Promise<void> {
    const parts = await this.read(id);
    if (!parts) return;
    const { name, city, gstin, country, people, emails, phones } = parts;
    const all = [
      { company: name, city, gstin, emails, phones },
      ...people.map((person) => ({ person, city, emails })),
    ];
    const keys = all.flatMap((given: ContactGiven) => lookUpKeys(matchKeys(given, country)));
    await this.repository.put({ kind: 'client', id }, [...new Set(keys)]);
  }

  private async read(id: string): Promise<ClientParts | undefined> {
    const [row] = await this.db.current().query<ClientParts[]>(
      `select c.name, c.city, c.gstin, c.country,
         coalesce(array_agg(trim(p.first_name || ' ' || p.last_name)) filter (where p.id is not null), '{}') as people,
         coalesce((select array_agg(e) from client_contact k, unnest(k.emails) e
           where k.company_id = c.company_id and k.client_id = c.id and k.archived_at is null), '{}') as emails,
         coalesce((select array_agg(n) from client_contact k, unnest(k.phones) n
           where k.company_id = c.company_id and k.client_id = c.id and k.archived_at is null), '{}') as phones
       from client c left join client_contact p
         on p.company_id = c.company_id and p.client_id = c.id and p.archived_at is null
       where c.company_id = $1 and c.id = $2 group by c.company_id, c.id`,
      [this.db.currentCompanyId(), id],
    );
    return row;
  }
}
