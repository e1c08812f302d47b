import { TenantDb, TenantReader } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { SearchDocument } from './search-source.js';

export interface FoundDocument {
  kind: string;
  id: string;
  title: string;
  detail: string | null;
  lookup: string;
  score: number;
  /** Matching documents of the kind among those examined. */
  found: number;
  /** More documents match than were examined. */
  more: boolean;
}

const FIND = {
  name: 'search',
  text: 'select * from search_documents($1, $2::text[], $3) order by score desc',
};

@Injectable()
export class SearchRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly reader: TenantReader,
  ) {}

  /** The best matches first, at most `most` of each kind. Not inside `TenantDb.run`. */
  find(
    companyId: string,
    { text, kinds, most }: { text: string; kinds: string[]; most: number },
  ): Promise<FoundDocument[]> {
    return this.reader.read<FoundDocument & Record<string, unknown>>(companyId, {
      ...FIND,
      values: [text, `{${kinds.join()}}`, most],
    });
  }

  /** Serialises writers of a kind's documents until the transaction ends. */
  async lock(kind: string): Promise<void> {
    const key = `search ${this.db.currentCompanyId()} ${kind}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  /** Replaces the documents of these records with the given ones. */
  async write(kind: string, ids: string[], documents: SearchDocument[]): Promise<void> {
    const values = [kind, ids, JSON.stringify(documents)];
    await this.db.current().query('select search_write($1, $2, $3)', values);
  }

  /** Ids of documents after one in ascending order; null begins. */
  async listIds(kind: string, after: string | null, most: number): Promise<string[]> {
    const rows: { id: string }[] = await this.db
      .current()
      .query(
        `select id from search_document where kind = $1 and ($2::uuid is null or id > $2) order by id limit $3`,
        [kind, after, most],
      );
    return rows.map(({ id }) => id);
  }
}
