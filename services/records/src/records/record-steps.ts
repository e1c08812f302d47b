import { stepRule, type Page } from '@atrium/contracts';
import {
  AppError,
  notFound,
  whenKnown,
  type Audit,
  type AuditActor,
  type AuditGuest,
  type Clock,
  type LiveEvents,
  type SignedInUser,
  type Soon,
  type TenantDb,
} from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import type { ListFilter } from '../lists/list-statement.rules.js';
import type { RecordSight } from './record-sight.js';
import type { ListQuery } from '../lists/tenant-list.js';
import type { TenantLists } from '../lists/tenant-lists.js';
import type { RecordBulk } from './record-bulk.js';
import type { RecordReferences } from './record-references.js';
import { refusalOf, type RecordRow, type KindRules } from './record-rules.js';
import type { Changed, RecordRows, TrailEntry } from './record-rows.js';
import type { Also, Done, Making, Removing } from './record-steps.types.js';
import type { RecordTable } from './record-table.js';
import type { Place, Values } from './record-table.types.js';

/** A step on one record at a known version. */
export interface Step extends Place {
  /** A name from the record's steps; `update` changes its fields. */
  step: string;
}

/** A step on one record, at a version or as it is by now. */
export type Opening = Omit<Step, 'version'> & Partial<Pick<Step, 'version'>>;

export interface StepParts {
  db: TenantDb;
  clock: Clock;
  audit: Audit;
  live: LiveEvents;
  lists: TenantLists;
  references: RecordReferences;
}

/**
 * What answers have besides the values of their rows, such as what differs from person to person. Called once for all
 * rows of a page.
 * @param changes the ids of those that the person changes
 */
export type Completion<Row> = (
  user: SignedInUser,
  rows: readonly Row[],
  changes: ReadonlySet<string>,
) => Promise<readonly object[]>;

/** How a step is taken. All functions run inside the transaction. */
export interface Taking<Row, Entity> extends Step {
  /** Takes locks that must come before that on the record, so that two steps that need both cannot deadlock. */
  first?: (() => Promise<void>) | undefined;
  /** The values that the step changes besides the state to which its contract leads, from the row as it is. */
  change: (row: Row) => Values<Entity> | Promise<Values<Entity>>;
  /** Additional work after the change. */
  after?: (row: Row, before: Row) => Promise<void>;
  /** What the audit entry says beside the record's fields, once all of it is done. */
  also?: () => Also;
}

/**
 * The one way to change a record: read, check version and policy, change, record in the audit trail, invalidate open
 * pages, answer.
 */
export class RecordSteps<Row extends RecordRow, Entity extends ObjectLiteral, Answer> {
  readonly rules: KindRules<Row, Entity, Answer>;
  readonly rows: RecordRows<Row, Entity, Answer>;
  /** Writes the records, for use cases that are more than a step. */
  readonly table: RecordTable<Entity>;
  /** Who sees and changes which of the records. */
  readonly sight: RecordSight;
  /** Takes a step on many records. */
  readonly bulk: RecordBulk<Row>;

  constructor(
    kind: Pick<RecordSteps<Row, Entity, Answer>, 'rules' | 'rows' | 'table' | 'sight' | 'bulk'>,
    private readonly parts: StepParts,
    private readonly complete: Completion<Row> | null = null,
  ) {
    this.rules = kind.rules;
    this.rows = kind.rows;
    this.table = kind.table;
    this.sight = kind.sight;
    this.bulk = kind.bulk;
  }

  /**
   * One page of the records that the person sees.
   * @param more conditions beyond the query
   */
  async list(user: SignedInUser, query: ListQuery, more: ListFilter[] = []): Promise<Page<Answer>> {
    const { companyId } = user;
    const listed = await this.sight.listedFor(user, query);
    const page = await this.parts.lists.pageOf(this.rules.list, {
      companyId,
      query,
      more: [...listed, ...more],
    });
    return { ...page, items: await this.showAll(user, page.items) };
  }

  /** Of one that was merged, the record that it is by now. @throws {AppError} NOT_FOUND */
  async get(user: SignedInUser, id: string): Promise<Answer> {
    const { db, lists } = this.parts;
    if (db.isRunning()) return this.show(user, await this.find(user, id));
    const { list, mergedInto } = this.rules;
    const itself = mergedInto ? [{ sql: `${mergedInto} is null`, values: [] }] : [];
    const row = await lists.oneOf(list, user.companyId, {
      id,
      seen: [...(await this.sight.seenBy(user)), ...itself],
    });
    if (row) return this.show(user, row);
    if (mergedInto) return db.run(user.companyId, () => this.get(user, id));
    throw notFound();
  }

  /**
   * The row, for somebody who sees it; of one that was merged, that of the record that it is by now. Inside
   * `TenantDb.run` only.
   * @throws {AppError} NOT_FOUND
   */
  async find(user: SignedInUser, id: string): Promise<Row> {
    return this.rows.read(await this.rows.currentId(id), await this.sight.seenBy(user));
  }

  /** Like `find`, but of one that was merged, its own row. */
  async findItself(user: SignedInUser, id: string): Promise<Row> {
    return this.rows.read(id, await this.sight.seenBy(user));
  }

  /** Like `find`, locked until the end of the transaction. */
  async lock(user: SignedInUser, id: string): Promise<Row> {
    return this.rows.lock(await this.rows.currentId(id), await this.sight.seenBy(user));
  }

  /** Like `findItself`, locked until the end of the transaction. */
  async lockItself(user: SignedInUser, id: string): Promise<Row> {
    return this.rows.lock(id, await this.sight.seenBy(user));
  }

  /** Those of the records that the person sees. Inside `TenantDb.run` only. */
  async findAll(user: SignedInUser, ids: string[]): Promise<Row[]> {
    return this.rows.readAll(ids, await this.sight.seenBy(user));
  }

  /** @throws {AppError} the field's refusal when another record has the value, VALIDATION_FAILED on a reference */
  async create(
    user: SignedInUser,
    values: Values<Entity>,
    { insert, after }: Making<Row> = {},
  ): Promise<Answer> {
    return this.parts.db.run(user.companyId, async () => {
      await this.parts.references.check(this.rules, values);
      const id = insert ? await insert() : (await this.table.insert([values], user.id))[0];
      if (id === undefined) throw new Error('Nothing was made.');
      if (after) await after(await this.rows.read(id));
      return this.show(user, await this.finish({ step: 'create', by: user, row: await this.rows.read(id) }));
    });
  }

  /**
   * Takes one step on one record.
   * @throws {AppError} NOT_FOUND, STALE_VERSION, the refusal of the rules, the field's refusal when another record has
   * the value, VALIDATION_FAILED on a reference
   */
  async run(
    user: SignedInUser,
    { step, id, version, first, change, after, also }: Taking<Row, Entity>,
  ): Promise<Answer> {
    return this.parts.db.run(user.companyId, async () => {
      await first?.();
      const before = await this.open(user, { step, id, version });
      const values = { ...this.stateAfter(step), ...(await change(before)) };
      await this.parts.references.check(this.rules, values, before);
      await this.table.change({ id, version }, values, user.id);
      const row = await this.rows.read(id);
      await after?.(row, before);
      return this.show(user, await this.finish({ step, by: user, before, row, also: also?.() }));
    });
  }

  /** Changes fields of the record. @throws as `run` */
  update(user: SignedInUser, { id, version, ...values }: Values<Entity> & Place): Promise<Answer> {
    return this.run(user, { step: 'update', id, version, change: () => values as object });
  }

  /** Archives or restores the record. @throws as `run` */
  move(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<Answer> {
    const archivedAt = place.step === 'archive' ? this.parts.clock.now() : null;
    return this.run(user, { ...place, change: () => ({ archivedAt }) as object });
  }

  /**
   * Removes the record: nobody can see it any more.
   * @throws {AppError} NOT_FOUND, STALE_VERSION, the refusal of the rules
   */
  async remove(
    user: SignedInUser,
    { step, id, version }: Step,
    { first, kept }: Removing<Row, Entity> = {},
  ): Promise<void> {
    await this.parts.db.run(user.companyId, async () => {
      const row = await this.open(user, { step, id, version });
      const entry = await this.rows.entryOf({ before: row });
      await first?.(row);
      await (kept ? this.table.change({ id, version }, kept, user.id) : this.table.remove({ id, version }));
      const action = `${this.rules.record.kind}.${step}`;
      this.parts.audit.record({ action, by: user, ...entry });
      await this.invalidate([row]);
    });
  }

  /**
   * Records a change that no person requested or that is part of another, and invalidates open pages. Inside
   * `TenantDb.run` only.
   * @param done.also what the entry says beside the record's fields
   */
  async record(done: {
    step: string;
    by: AuditActor | AuditGuest | null;
    id: string;
    before?: Row;
    also?: Also;
  }): Promise<Row> {
    return this.finish({ ...done, row: await this.rows.read(done.id) });
  }

  /** Like `record`, for many records. @param done.before left out: they are new */
  async recordAll(done: {
    step: string;
    by: AuditActor | null;
    ids: string[];
    before?: ReadonlyMap<string, Row>;
  }): Promise<Row[]> {
    const { step, by } = done;
    const rows = await this.rows.readAll(done.ids);
    await this.finishAll(
      rows.map((row) => {
        const before = done.before?.get(row.id);
        return { step, by, row, ...(before && { before }) };
      }),
    );
    return rows;
  }

  /** Records that the records are gone. Inside `TenantDb.run` only. */
  async recordRemoved(by: AuditActor, rows: readonly Row[]): Promise<void> {
    await this.audit(rows.map((before) => ({ step: 'remove', by, before })));
  }

  private async finish(done: Done<Row>): Promise<Row> {
    await this.finishAll([done]);
    return done.row;
  }

  private async finishAll(all: readonly Done<Row>[]): Promise<void> {
    await this.audit(all.map(({ row, ...of }) => ({ ...of, after: row })));
    await this.invalidate(all.map(({ row }) => row));
  }

  private async audit(all: readonly (Pick<Done<Row>, 'step' | 'by'> & Changed<Row>)[]): Promise<void> {
    const entries = await this.rows.entriesOf(all);
    for (const [place, { step, by }] of all.entries()) {
      const action = `${this.rules.record.kind}.${step}`;
      this.parts.audit.record({ action, by, ...(entries[place] as TrailEntry) });
    }
  }

  private showAll(user: SignedInUser, rows: Row[]): Soon<Answer[]> {
    const answers = rows.map(this.rows.showTo(user));
    const isWhole = rows.length === 0 || (!this.complete && !this.rules.changedBy);
    return isWhole ? answers : this.completeAll(user, rows, answers);
  }

  private async completeAll(user: SignedInUser, rows: Row[], answers: Answer[]): Promise<Answer[]> {
    const ids = rows.map(({ id }) => id);
    const changes = await this.sight.changedOf(user, ids);
    const more = await this.complete?.(user, rows, changes);
    if (!more && changes.size === rows.length) return answers;
    return answers.map(
      (answer, place) =>
        Object.assign(
          answer as object,
          changes.has((rows[place] as Row).id) ? null : { allowedTransitions: [] },
          more?.[place],
        ) as Answer,
    );
  }

  /** The answer as the person may read it. */
  private show(user: SignedInUser, row: Row): Soon<Answer> {
    return whenKnown(this.showAll(user, [row]), ([answer]) => answer as Answer);
  }

  /**
   * Locks the record for a step: itself at a version, else as it is by now. Inside `TenantDb.run` only.
   * @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, the refusal of the rules
   */
  async open(user: SignedInUser, { step, id, version }: Opening): Promise<Row> {
    const row = await (version === undefined ? this.lock(user, id) : this.lockItself(user, id));
    if (!(await this.sight.changedOf(user, [row.id])).has(row.id)) throw new AppError('ACCESS_DENIED');
    if (version !== undefined && row.version !== version) throw new AppError('STALE_VERSION');
    const refusal = refusalOf(this.rules, { step, row, by: user });
    if (refusal) throw new AppError(refusal);
    return row;
  }

  private stateAfter(step: string): Values<Entity> {
    const to = stepRule(this.rules.record.steps, step)?.to;
    return (to === undefined ? {} : { state: to }) as Values<Entity>;
  }

  private async invalidate(rows: readonly Row[]): Promise<void> {
    const invalidates = rows.flatMap((row) => this.rules.invalidates?.(row) ?? []);
    if (invalidates.length > 0)
      await this.parts.live.publishAll(
        invalidates.map(({ tags, audience }) => ({ event: { type: 'invalidate', tags }, audience })),
      );
  }
}
