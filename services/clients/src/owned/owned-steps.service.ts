import { BULK_LIMIT, type BulkOrder, type BulkReport, type Page } from '@atrium/contracts';
import { AppError, notFound, type Clock, type SignedInUser, type TenantDb } from '@atrium/platform';
import type { ListFilter, Place, RecordSteps, Taking } from '@atrium/records';
import type { ObjectLiteral } from 'typeorm';
import type { LeadSetupRepository } from '../choice/lead-setup.repository.js';
import type { OwnScope } from './own-scope.service.js';
import type { Owned, OwnedRow } from './owned.types.js';

type Query = Parameters<RecordSteps<OwnedRow, ObjectLiteral, unknown>['list']>[1];

/** The steps of a record that is somebody's: each is for those who see it alone. */
export class OwnedSteps<
  Row extends OwnedRow,
  Entity extends ObjectLiteral,
  Answer extends { id: string; version: number },
> {
  constructor(
    readonly steps: RecordSteps<Row, Entity, Answer>,
    private readonly owned: Owned,
    private readonly parts: { scope: OwnScope; db: TenantDb; clock: Clock; setups: LeadSetupRepository },
  ) {}

  /** Not inside `TenantDb.run`. */
  async list(user: SignedInUser, query: Query, more: ListFilter[] = []): Promise<Page<Answer>> {
    const { scope, db, clock, setups } = this.parts;
    const setup = () => db.run(user.companyId, () => setups.read());
    const narrowed = (await this.owned.narrow?.({ user, query, at: clock.now(), setup })) ?? [];
    return this.steps.list(user, query, [...(await scope.readable(user, this.owned)), ...narrowed, ...more]);
  }

  /** @throws {AppError} NOT_FOUND, also of one that the person may not see */
  get(user: SignedInUser, id: string): Promise<Answer> {
    return this.parts.db.run(user.companyId, async () => {
      await this.find(user, id);
      return this.steps.get(user, id);
    });
  }

  /** Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND, also of one that the person may not see */
  async find(user: SignedInUser, id: string): Promise<Row> {
    const row = await this.steps.rows.read(id);
    await this.check(user, row);
    return row;
  }

  /** Like `find`, locked until the transaction ends. */
  async lock(user: SignedInUser, id: string): Promise<Row> {
    const row = await this.steps.rows.lock(id);
    await this.check(user, row);
    return row;
  }

  /** @throws {AppError} NOT_FOUND of one that the person may not see, and as the step of any record */
  run(user: SignedInUser, taking: Taking<Row, Entity>): Promise<Answer> {
    return this.steps.run(user, {
      ...taking,
      // Before its version and state are looked at, which are nothing for those who do not see it.
      first: async () => {
        await this.find(user, taking.id);
        await taking.first?.();
      },
      change: async (row) => {
        await this.check(user, row);
        return taking.change(row);
      },
    });
  }

  /** Archives or restores it. @throws as `run` */
  move(user: SignedInUser, { step, ...place }: Place & { step: 'archive' | 'restore' }): Promise<Answer> {
    const archivedAt = step === 'archive' ? this.parts.clock.now() : null;
    return this.run(user, { ...place, step, change: () => ({ archivedAt }) as object });
  }

  /**
   * One step on those that are chosen, as far as the person sees them.
   * @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen
   */
  async bulk(
    user: SignedInUser,
    order: BulkOrder,
    change: (row: Row) => Promise<unknown>,
  ): Promise<BulkReport> {
    const { matching } = order;
    if (!matching) return this.steps.bulk.run(user, order, change);
    const page = await this.list(user, { ...(matching as Query), limit: BULK_LIMIT });
    const ids = page.items.map(({ id }) => id);
    if (ids.length === 0)
      throw new AppError('VALIDATION_FAILED', { fields: { ids: 'Choose at least one.' } });
    const report = await this.steps.bulk.run(user, { ...order, ids, matching: null }, change);
    return { ...report, more: page.nextCursor !== null };
  }

  /** Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND */
  private async check(user: SignedInUser, row: OwnedRow): Promise<void> {
    if (!(await this.parts.scope.mayRead(user, this.owned.resource, row))) throw notFound();
  }
}
