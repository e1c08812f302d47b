import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { MatchedKind } from './mask.rules.js';
import type { MatchKeys } from './match-keys.rules.js';

export interface KeyedRecord {
  kind: MatchedKind;
  id: string;
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
  }

  /**
   * Makes others who save one with the same email or phone number wait until this transaction ends. The addresses are
   * locked in one order, so that two who share several cannot wait for each other.
   */
  async lock({ emails, phones }: Pick<MatchKeys, 'emails' | 'phones'>): Promise<void> {
    for (const address of [...new Set([...emails, ...phones])].toSorted())
      await this.query(
        `select pg_advisory_xact_lock(hashtextextended('contact ' || $1::text || ' ' || $2::text, 0))`,
        [address],
      );
  }

  /** Replaces all keys of some records of one kind; those with none lose theirs. */
  async putAll(kind: MatchedKind, keysOf: ReadonlyMap<string, readonly string[]>): Promise<void> {
    await this.query(
      `delete from contact_key where company_id = $1 and kind = $2 and record_id = any($3::uuid[])`,
      [kind, [...keysOf.keys()]],
    );
    const pairs = [...keysOf].flatMap(([id, keys]) => keys.map((key) => ({ id, key })));
    await this.query(
      `insert into contact_key (company_id, key, kind, record_id)
         select $1, key, $2, id from unnest($3::text[], $4::uuid[]) as pair (key, id) on conflict do nothing`,
      [kind, pairs.map(({ key }) => key), pairs.map(({ id }) => id)],
    );
  }

  /** Those that share a key. */
  find(keys: readonly string[], most: number): Promise<KeyedRecord[]> {
    return this.query(
      `select distinct kind, record_id as id from contact_key where company_id = $1 and key = any($2::text[]) limit $3`,
      [keys, most],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
