import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { MatchedKind } from './mask.rules.js';
import { companyIn, companyLookUp } from './contact-keys.rules.js';
import { nameMarks, similarSizes } from './name-mark.rules.js';

export interface KeyedRecord {
  kind: MatchedKind;
  id: string;
}

interface ClientParts {
  name: string;
  city: string | null;
  gstin: string | null;
  country: string;
  people: string[];
  emails: string[];
  phones: string[];
}

/** By which keys clients and leads are found. Inside `TenantDb.run` only. */
@Injectable()
export class ContactKeyRepository {
  constructor(private readonly db: TenantDb) {}

  /** Replaces all keys of a record. */
  async put({ kind, id }: KeyedRecord, keys: readonly string[]): Promise<void> {
    await this.query(
      `with gone as (
         delete from contact_key where company_id = $1 and kind = $2 and record_id = $3 and key <> all($4::text[])
       ), put as (
         insert into contact_key (company_id, key, kind, record_id) select $1, unnest($4::text[]), $2, $3
         on conflict do nothing
       ) select 1`,
      [kind, id, keys],
    );
    await this.markNames(keys);
  }

  /**
   * Makes others who save one with the same email or phone number wait until this transaction ends. The addresses are
   * locked in one order, so that two who share several cannot wait for each other.
   */
  async lock(addresses: readonly string[]): Promise<void> {
    await this.query(
      `select pg_advisory_xact_lock(hashtextextended('contact ' || $1::text || ' ' || address, 0))
       from unnest($2::text[]) address`,
      [[...new Set(addresses)].toSorted()],
    );
  }

  /** Replaces all keys of some records of one kind; those with none lose theirs. */
  async putAll(kind: MatchedKind, keysOf: ReadonlyMap<string, readonly string[]>): Promise<void> {
    await this.query(
      `delete from contact_key where company_id = $1 and kind = $2 and record_id = any($3::uuid[])`,
      [kind, [...keysOf.keys()]],
    );
    await this.addAll(kind, keysOf);
  }

  /** Adds keys of records of one kind. */
  async addAll(kind: MatchedKind, keysOf: ReadonlyMap<string, readonly string[]>): Promise<void> {
    const pairs = [...keysOf].flatMap(([id, keys]) => keys.map((key) => ({ id, key })));
    await this.query(
      `insert into contact_key (company_id, key, kind, record_id)
         select $1, key, $2, id from unnest($3::text[], $4::uuid[]) as pair (key, id) on conflict do nothing`,
      [kind, pairs.map(({ key }) => key), pairs.map(({ id }) => id)],
    );
    await this.markNames(pairs.map(({ key }) => key));
  }

  /** Makes companies findable by similar names. */
  async markNames(keys: readonly string[]): Promise<void> {
    const names = [...new Set(keys.flatMap((key) => companyIn(key) ?? []))].toSorted();
    const marked = names.flatMap((name) => {
      const { marks, size } = nameMarks(name);
      return marks.map((mark) => ({ mark, size, name }));
    });
    if (marked.length === 0) return;
    await this.query(
      `insert into company_name_mark (company_id, mark, size, name)
         select $1, * from unnest($2::text[], $3::int[], $4::text[]) on conflict do nothing`,
      [marked.map(({ mark }) => mark), marked.map(({ size }) => size), marked.map(({ name }) => name)],
    );
  }

  /** Keys after one, in their order. */
  async listAfter(after: string, most: number): Promise<string[]> {
    const rows = await this.query<{ key: string }>(
      'select distinct key from contact_key where company_id = $1 and key > $2 order by key limit $3',
      [after, most],
    );
    return rows.map(({ key }) => key);
  }

  /** The keys of companies with similar names, the most similar first. */
  async similarNames(company: string): Promise<string[]> {
    const { marks, size } = nameMarks(company);
    const { least, most } = similarSizes(size);
    const found = await this.db
      .current()
      .query<{ name: string }[]>(`select name from company_names_like($1, $2::text[], $3, $4) name`, [
        company,
        marks,
        least,
        most,
      ]);
    return found.map(({ name }) => companyLookUp(name));
  }

  /**
   * Those that share a key. Each key is looked up by itself: of many keys at once the database would read all that it
   * has, because it has no statistics of rows that have just come.
   */
  find(keys: readonly string[], most: number): Promise<KeyedRecord[]> {
    return this.query(
      `select distinct k.kind, k.record_id as id from unnest($2::text[]) as sought (key), lateral (
         select c.kind, c.record_id from contact_key c where c.company_id = $1 and c.key = sought.key limit $3) k
       limit $3`,
      [keys, most],
    );
  }

  /** What a client with its present contacts is recognised by. */
  async readClient(id: string): Promise<ClientParts | undefined> {
    const [row] = await this.query<ClientParts>(
      `select c.name, c.city, c.gstin, c.country,
         coalesce(array_agg(trim(p.first_name || ' ' || p.last_name)) filter (where p.id is not null), '{}') as people,
         coalesce((select array_agg(e) from client_contact k, unnest(k.emails) e
           where k.company_id = c.company_id and k.client_id = c.id and k.archived_at is null), '{}') as emails,
         coalesce((select array_agg(n) from client_contact k, unnest(k.phones) n
           where k.company_id = c.company_id and k.client_id = c.id and k.archived_at is null), '{}') as phones
       from client c left join client_contact p
         on p.company_id = c.company_id and p.client_id = c.id and p.archived_at is null
       where c.company_id = $1 and c.id = $2 group by c.company_id, c.id`,
      [id],
    );
    return row;
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
