import { AppError, isUniqueViolation } from '@atrium/platform';
import { In, type ObjectLiteral, type QueryDeepPartialEntity } from 'typeorm';
import type {
  Invalidation,
  Place,
  RemovalOutcome,
  TableDefinition,
  TableParts,
  Values,
} from './record-table.types.js';
import { byColumns, insertFree, noteEach, updateEach, type EachChange } from './each-row.sql.js';

/** Most ids in one event. */
const IDS_AT_ONCE = 1_000;

/**
 * The only code that writes rows of a record. It counts versions, turns unique violations into named errors, and
 * updates the search and open pages. Inside `TenantDb.run` only.
 */
export class RecordTable<Entity extends ObjectLiteral> {
  constructor(
    readonly definition: TableDefinition<Entity>,
    private readonly parts: TableParts,
  ) {}

  /**
   * @param by the acting person; null: the portal itself
   * @returns the ids, in order
   * @throws {AppError} the field's refusal when another record has the value
   */
  async insert(rows: Values<Entity>[], by: string | null): Promise<string[]> {
    try {
      const result = await this.insertion(rows, by).execute();
      const ids = (result.raw as { id: string }[]).map(({ id }) => id);
      await this.invalidate(ids);
      return ids;
    } catch (error) {
      throw this.named(error);
    }
  }

  /** Inserts the rows except those with a value that another record has. @returns the ids inserted */
  async insertFree(rows: Values<Entity>[], by: string | null): Promise<string[]> {
    const { db } = this.parts;
    const kept = this.known({ createdBy: by, updatedBy: by });
    const ids: string[] = [];
    for (const same of byColumns(rows.map((row) => ({ values: present({ ...row, ...kept }) })))) {
      const sql = insertFree(this.rows.metadata, Object.keys(same[0]?.values ?? {}));
      const values = JSON.stringify(same.map((row) => row.values));
      const made = await db.current().query<{ id: string }[]>(sql, [db.currentCompanyId(), values]);
      ids.push(...made.map(({ id }) => id));
    }
    await this.invalidate(ids);
    return ids;
  }

  /** @throws {AppError} STALE_VERSION, or the field's refusal when another record has the value */
  async change({ id, version }: Place, values: Values<Entity>, by: string | null): Promise<void> {
    const kept = this.known({ updatedBy: by, updatedAt: () => 'now()' });
    const set: object = { ...values, ...kept, version: () => 'version + 1' };
    try {
      const { affected } = await this.rows
        .createQueryBuilder()
        .update()
        .set(set)
        .where({ id, version })
        .execute();
      if (affected !== 1) throw new AppError('STALE_VERSION');
    } catch (error) {
      throw this.named(error);
    }
    await this.invalidate([id]);
  }

  /** Sets the same values on all matching rows that have others. @returns how many changed */
  async changeAll(those: Values<Entity>, values: Values<Entity>, by: string | null): Promise<number> {
    const kept = this.known({ updatedBy: by, updatedAt: () => 'now()' });
    const set: object = { ...values, ...kept, version: () => 'version + 1' };
    const result = await this.rows
      .createQueryBuilder()
      .update()
      .set(set)
      .where(those)
      .returning('id')
      .execute();
    const ids = (result.raw as { id: string }[]).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE)
      await this.invalidate(ids.slice(from, from + IDS_AT_ONCE));
    return ids.length;
  }

  /** Changes rows in sets, each to its own values, except those that have another version by now. @returns the ids changed */
  async changeEach(changes: readonly EachChange<Values<Entity>>[], by: string | null): Promise<Set<string>> {
    const { metadata } = this.rows;
    const { db } = this.parts;
    const changed = new Set<string>();
    for (const same of byColumns(changes)) {
      const rows = same.map(({ id, version, values }) => ({ ...values, id, atVersion: version }));
      const found = await db
        .current()
        .query<{ id: string }[]>(updateEach(metadata, Object.keys(same[0]?.values ?? {})), [
          db.currentCompanyId(),
          JSON.stringify(rows),
          by,
        ]);
      for (const { id } of found) changed.add(id);
    }
    await this.invalidate([...changed]);
    return changed;
  }

  /** Deletes the row. @throws {AppError} STALE_VERSION */
  async remove({ id, version }: Place): Promise<void> {
    const { affected } = await this.rows.delete({ id, version } as object);
    if (affected !== 1) throw new AppError('STALE_VERSION');
    await this.invalidate([id]);
  }

  /** Removes records that an import created, unless they have changed since. @returns the outcome of each */
  async removeImported(places: readonly Place[]): Promise<Map<string, RemovalOutcome>> {
    const [ids, versions] = [places.map(({ id }) => id), places.map(({ version }) => version)];
    const rows = await this.parts.db
      .current()
      .query<{ id: string; outcome: RemovalOutcome }[]>(
        'select record_id as id, outcome from record_remove_imported($1, $2, $3)',
        [this.definition.record.kind, ids, versions],
      );
    await this.invalidate(ids);
    return new Map(rows.map(({ id, outcome }) => [id, outcome]));
  }

  /**
   * Finds rows by a name.
   * @param sql the SQL of the name, such as `lower(name)`; `among` is a condition that narrows the rows
   * @returns key -> id
   */
  async findKeys(sql: string, keys: readonly string[], among = 'true'): Promise<Map<string, string>> {
    if (keys.length === 0) return new Map();
    const { tableName } = this.rows.metadata;
    const { db } = this.parts;
    const found = await db
      .current()
      .query<{ id: string; key: string }[]>(
        `select id, ${sql} as key from ${tableName} where company_id = $1 and ${among} and ${sql} = any($2)`,
        [db.currentCompanyId(), [...new Set(keys)]],
      );
    return new Map(found.map(({ id, key }) => [key, id]));
  }

  /** Ids after one in ascending order; null begins. */
  async listIds(after: string | null, most: number): Promise<string[]> {
    const query = this.rows
      .createQueryBuilder('record')
      .select('record.id', 'id')
      .orderBy('record.id')
      .limit(most);
    if (after !== null) query.where('record.id > :after', { after });
    return (await query.getRawMany<{ id: string }>()).map(({ id }) => id);
  }

  /** The error for a value of this field that another record has. */
  refusalOf(field: keyof Entity & string, cause?: unknown): AppError {
    const rule = Object.values(this.definition.unique ?? {}).find((each) => each.field === field);
    if (!rule) throw new Error(`Two may share ${field}.`);
    const { message } = new AppError(rule.refusal);
    return new AppError(rule.refusal, { fields: { [field]: message }, cause });
  }

  private insertion(rows: Values<Entity>[], by: string | null) {
    const kept = this.known({ createdBy: by, updatedBy: by });
    const companyId = this.parts.db.currentCompanyId();
    return this.rows
      .createQueryBuilder()
      .insert()
      .values(rows.map((row) => ({ ...row, ...kept, companyId }) as object as QueryDeepPartialEntity<Entity>))
      .returning('id')
      .updateEntity(false);
  }

  /** Writes a value that no person edits, such as the last sign-in: the version stays and nothing is invalidated. */
  async note(id: string, values: Values<Entity>): Promise<void> {
    await this.rows.update({ id } as object, values as object);
  }

  /** Like `note`, to each row its own values. */
  async noteEach(notes: readonly { id: string; values: Values<Entity> }[]): Promise<void> {
    const { metadata } = this.rows;
    const { db } = this.parts;
    for (const same of byColumns(notes)) {
      const rows = same.map(({ id, values }) => ({ ...values, id }));
      const sql = noteEach(metadata, Object.keys(same[0]?.values ?? {}));
      await db.current().query(sql, [db.currentCompanyId(), JSON.stringify(rows)]);
    }
  }

  /**
   * Writes such a value to those of the rows that are as given; pages that show them are invalidated.
   * @returns their ids
   */
  async noteAll(ids: readonly string[], those: Values<Entity>, values: Values<Entity>): Promise<string[]> {
    if (ids.length === 0) return [];
    const written = await this.rows
      .createQueryBuilder()
      .update()
      .set(values as object)
      .where({ ...those, id: In([...ids]) })
      .returning('id')
      .execute();
    const changed = (written.raw as { id: string }[]).map(({ id }) => id);
    await this.invalidate(changed);
    return changed;
  }

  /**
   * Marks the records for the search and invalidates the pages that show them. Called from outside when something that
   * they show has changed in another table.
   */
  async invalidate(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const { record, searched, decidesLed, invalidates = [] } = this.definition;
    if (decidesLed) await this.parts.readers.drop();
    if (searched) await this.parts.search.mark(record.kind, ids);
    const own: Invalidation = { tags: [record.tag], audience: { check: record.check('read') } };
    await this.parts.live.publishAll(
      [own, ...invalidates].map(({ tags, audience }) => ({ event: { type: 'invalidate', tags }, audience })),
    );
  }

  private named(error: unknown): unknown {
    for (const [constraint, { field }] of Object.entries(this.definition.unique ?? {}))
      if (isUniqueViolation(error, constraint)) return this.refusalOf(field, error);
    return error;
  }

  /** Whether the table has a column for a value. */
  hasColumn(name: string): boolean {
    return this.rows.metadata.findColumnWithPropertyName(name) !== undefined;
  }

  /** The values for which the table has a column. */
  private known<Kept extends object>(kept: Kept): Partial<Kept> {
    return Object.fromEntries(Object.entries(kept).filter(([name]) => this.hasColumn(name))) as Partial<Kept>;
  }

  private get rows() {
    return this.parts.db.current().getRepository(this.definition.entity);
  }
}

/** Without what is not said: it gets the column's default. */
const present = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
