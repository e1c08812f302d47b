import { whenKnown, type Clock, type SignedInUser, type Soon, type TenantDb } from '@atrium/platform';
import { allOf, type ListFilter } from '../lists/list-statement.rules.js';
import type { TenantList } from '../lists/tenant-list.js';
import type { TenantLists } from '../lists/tenant-lists.js';
import type { KindRules } from './record-rules.js';
import type { SubjectReader } from '../subjects/record-subject.js';
import type { RowReaders } from '../sight/row-readers.service.js';

export interface SightParts {
  db: TenantDb;
  clock: Clock;
  readers: RowReaders;
  lists: TenantLists;
}

/** What decides who sees rows of a kind, as records say it; what is no record says the same of its list. */
export interface SightRules extends Pick<KindRules, 'seenBy' | 'changedBy' | 'narrow' | 'mergedInto'> {
  list: Pick<TenantList, 'from' | 'alias'>;
}

/** Which rows of a kind somebody with the permission to read them sees, and which of these they change. */
export class RecordSight {
  constructor(
    private readonly rules: SightRules,
    private readonly parts: SightParts,
  ) {}

  /** The conditions of what the person sees. */
  seenBy(user: SignedInUser): Soon<readonly ListFilter[]> {
    return this.parts.readers.filtersOf(this.rules.seenBy, user, user.companyId);
  }

  /** The conditions of what a list answers to the person, beyond the filters of its query. Not inside `TenantDb.run`. */
  async listedFor(user: SignedInUser, query: object): Promise<readonly ListFilter[]> {
    const { db, clock } = this.parts;
    const { narrow, mergedInto } = this.rules;
    const narrowed = await narrow?.({ user, query, at: clock.now(), db });
    const itself = mergedInto ? [{ sql: `${mergedInto} is null`, values: [] }] : [];
    return [...(await this.seenBy(user)), ...itself, ...(narrowed ?? [])];
  }

  /** Whether the reader sees this one. Inside `TenantDb.run` only. */
  async isSeen(reader: SubjectReader, id: string): Promise<boolean> {
    return (await this.seenOf(reader, [id])).has(id);
  }

  /** Those of the records that the reader sees. Inside `TenantDb.run` only. */
  async seenOf(reader: SubjectReader, ids: readonly string[]): Promise<Set<string>> {
    return this.listAmong(ids, await this.parts.readers.filtersOf(this.rules.seenBy, reader));
  }

  /** Those of the readers who see this one, in one statement. Inside `TenantDb.run` only. */
  async readersOf<Reader extends SubjectReader>(readers: readonly Reader[], id: string): Promise<Reader[]> {
    const { from, alias } = this.rules.list;
    const values: unknown[] = [id];
    const questions: string[] = [];
    for (const reader of readers) {
      const conditions = await this.parts.readers.filtersOf(this.rules.seenBy, reader);
      questions.push(`exists (select from ${from} where ${alias}.id = $1 and ${allOf(conditions, values)})`);
    }
    if (questions.length === 0) return [];
    const text = `select array[${questions.join(', ')}] as seen`;
    const [answer] = await this.parts.db.current().query<{ seen: boolean[] }[]>(text, values);
    return readers.filter((_, place) => answer?.seen[place]);
  }

  /** Those of the records that the reader, who sees them, may change. Inside `TenantDb.run` and outside. */
  changedOf(reader: SubjectReader & { companyId?: string }, ids: readonly string[]): Soon<Set<string>> {
    const { changedBy } = this.rules;
    if (!changedBy || ids.length === 0) return new Set(ids);
    const { db, readers } = this.parts;
    const { companyId = db.currentCompanyId() } = reader;
    return whenKnown(readers.filtersOf(changedBy, reader, companyId), (conditions) =>
      this.listAmong(ids, conditions, companyId),
    );
  }

  private listAmong(
    ids: readonly string[],
    conditions: readonly ListFilter[],
    companyId = this.parts.db.currentCompanyId(),
  ): Promise<Set<string>> {
    return this.parts.lists.amongOf(this.rules.list, { companyId, ids, conditions });
  }
}
