import {
  ASSET,
  dayIn,
  type Asset,
  type AssetCondition,
  type AssetQuery,
  type StepBody,
  type Transition,
} from '@atrium/contracts';
import { Clock, LiveEvents, notFound, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type Step } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { ASSETS, type AssetRow, type AssetSteps } from './asset.record.js';

const NOBODY = { employeeId: null, issuedOn: null, confirmedAt: null };

/** What belongs to the company: issued to one person at a time, who says that they have it, and returned. */
@Injectable()
export class AssetService {
  readonly steps: AssetSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly live: LiveEvents,
  ) {
    this.steps = records.of(ASSETS);
  }

  /**
   * @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, VALIDATION_FAILED on `employeeId`, ASSET_ISSUED_AHEAD on
   * `issuedOn`
   */
  issue(
    user: SignedInUser,
    id: string,
    { version, ...given }: StepBody<typeof ASSET, 'issue'>,
  ): Promise<Asset> {
    return this.steps.run(user, {
      step: 'issue',
      id,
      version,
      change: async () => {
        const to = await this.employees.find(given.employeeId);
        const today = dayIn(this.clock.now(), to?.timezone ?? user.companyTimezone);
        if (given.issuedOn > today) throw refusedField('issuedOn', ASSET.errors.ASSET_ISSUED_AHEAD);
        return { ...given, confirmedAt: null };
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  takeBack(user: SignedInUser, id: string, body: StepBody<typeof ASSET, 'takeBack'>): Promise<Asset> {
    return this.release(user, { ...body, id, step: 'takeBack' });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  find(user: SignedInUser, id: string, { version }: Transition): Promise<Asset> {
    return this.release(user, { id, version, step: 'find' });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  retire(user: SignedInUser, id: string, { version }: Transition): Promise<Asset> {
    return this.release(user, { id, version, step: 'retire' });
  }

  private release(
    user: SignedInUser,
    { step, id, version, ...values }: Step & { condition?: AssetCondition },
  ): Promise<Asset> {
    return this.steps.run(user, {
      step,
      id,
      version,
      change: () => ({ ...NOBODY, ...values }),
      after: (_, before) => this.invalidateHolder(before),
    });
  }

  /** What a person has. */
  async listOwn(user: SignedInUser): Promise<Asset[]> {
    const own = await this.db.run(user.companyId, () => this.employees.findByUser(user.id));
    if (!own) return [];
    const items: Asset[] = [];
    let cursor: string | undefined;
    do {
      const query: object = { sort: 'name', limit: 100, cursor, holder: own.id, state: 'issued' };
      const page = await this.steps.list(user, query as AssetQuery);
      items.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return items;
  }

  /** Open pages of whoever had it until now. */
  private async invalidateHolder({ userId }: AssetRow): Promise<void> {
    if (userId) await this.live.publish({ type: 'invalidate', tags: ['OwnAssets'] }, { users: [userId] });
  }

  /** The holder has it. A second time nothing changes. @throws {AppError} NOT_FOUND when it is not theirs */
  confirm(user: SignedInUser, id: string): Promise<{ asset: Asset; changed: boolean }> {
    return this.db.run(user.companyId, async () => {
      const own = await this.employees.findByUser(user.id);
      const before = await this.steps.rows.lock(id);
      if (!own || before.employeeId !== own.id || before.state !== 'issued') throw notFound();
      if (before.confirmedAt) return { asset: await this.steps.get(user, id), changed: false };
      await this.steps.table.change(before, { confirmedAt: this.clock.now() }, user.id);
      await this.steps.record({ step: 'confirm', by: user, id, before });
      return { asset: await this.steps.get(user, id), changed: true };
    });
  }
}
