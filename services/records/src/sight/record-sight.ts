import type { Clock, SignedInUser, TenantDb } from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import type { ListFilter } from '../lists/list-statement.rules.js';
import type { RecordRow, RecordRules } from '../records/record-rules.js';
import type { RecordRows } from '../records/record-rows.js';
import type { SubjectReader } from '../subjects/record-subject.js';
import type { RowReaders } from './row-readers.service.js';
import { filtersOf, type RowReader, type RowSight } from './row-sight.js';

export interface SightParts {
  db: TenantDb;
  clock: Clock;
  readers: RowReaders;
}

/** Which records of a kind somebody with the permission to read them sees, and which of these they change. */
export class RecordSight<Row extends RecordRow, Entity extends ObjectLiteral, Answer> {
  constructor(
    private readonly rules: RecordRules<Row, Entity, Answer>,
    private readonly rows: RecordRows<Row, Entity, Answer>,
    private readonly parts: SightParts,
  ) {}

  /** The conditions of what the person sees. */
  seenBy(user: SignedInUser): Promise<readonly ListFilter[]> {
    return this.conditions(this.rules.seenBy, user, user.companyId);
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
    return this.rows.listAmong(ids, await this.conditions(this.rules.seenBy, reader));
  }

  /** Those of the records that the reader, who sees them, may change. Inside `TenantDb.run` and outside. */
  async changedOf(reader: SubjectReader & { companyId?: string }, ids: readonly string[]): Promise<Set<string>> {
    const { changedBy } = this.rules;
    if (!changedBy || ids.length === 0) return new Set(ids);
    const { db } = this.parts;
    const { companyId } = reader;
    const changed = async () => this.rows.listAmong(ids, await this.conditions(changedBy, reader));
    return companyId === undefined || db.isRunning() ? changed() : db.run(companyId, changed);
  }

  private async conditions(
    sight: (reader: RowReader) => RowSight,
    reader: SubjectReader,
    companyId = this.parts.db.currentCompanyId(),
  ): Promise<readonly ListFilter[]> {
    // Who sees all rows or none is known without whom they lead.
    const alone = sight({ ...reader, led: [], ledPeople: [] });
    if (alone === 'all' || alone === 'none') return filtersOf(alone);
    return filtersOf(sight(await this.parts.readers.of(reader, companyId)));
  }
}
