import {
  ASSET,
  dayIn,
  type Asset,
  type AssetQuery,
  type BulkAssets,
  type BulkReport,
  type CreateAsset,
  type IssueAsset,
  type Page,
  type TakeBackAsset,
  type UpdateAsset,
} from '@atrium/contracts';
import { AppError, Clock, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type Place } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { refusedField } from '../refused-field.rules.js';
import { ASSETS, type AssetRow, type AssetSteps } from './asset.record.js';

const NOBODY = { employeeId: null, issuedOn: null, confirmedAt: null };

/** What belongs to the company: issued to one person at a time, who says that they have it, and returned. */
@Injectable()
export class AssetService {
  private readonly assets: AssetSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly live: LiveEvents,
  ) {
    this.assets = records.of(ASSETS);
  }

  list(user: SignedInUser, query: AssetQuery): Promise<Page<Asset>> {
    return this.assets.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<Asset> {
    return this.assets.get(user, id);
  }

  /** @throws {AppError} ASSET_TAG_TAKEN */
  create(user: SignedInUser, values: CreateAsset): Promise<Asset> {
    return this.assets.create(user, values);
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, ASSET_TAG_TAKEN */
  update(user: SignedInUser, id: string, values: UpdateAsset): Promise<Asset> {
    return this.assets.update(user, { id, ...values });
  }

  /**
   * @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, VALIDATION_FAILED on `employeeId`, ASSET_ISSUED_AHEAD on
   * `issuedOn`
   */
  issue(user: SignedInUser, id: string, { version, ...given }: IssueAsset): Promise<Asset> {
    return this.assets.run(user, {
      ...{ step: 'issue', id, version },
      change: async () => {
        const to = await this.employees.find(given.employeeId);
        const today = dayIn(this.clock.now(), to?.timezone ?? user.companyTimezone);
        if (given.issuedOn > today) throw refusedField('issuedOn', ASSET.errors.ASSET_ISSUED_AHEAD);
        return { ...given, state: 'issued', confirmedAt: null };
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  takeBack(user: SignedInUser, id: string, { version, condition }: TakeBackAsset): Promise<Asset> {
    return this.assets.run(user, {
      ...{ step: 'takeBack', id, version },
      change: () => ({ ...NOBODY, condition, state: 'inStock' }),
      after: (_, before) => this.invalidateHolder(before),
    });
  }

  /** Who had it stays with it. @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  lose(user: SignedInUser, place: Place): Promise<Asset> {
    return this.assets.run(user, { ...place, step: 'lose', change: () => ({ state: 'lost' }) });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  markFound(user: SignedInUser, place: Place): Promise<Asset> {
    return this.assets.run(user, {
      ...{ ...place, step: 'find' },
      change: () => ({ ...NOBODY, state: 'inStock' }),
      after: (_, before) => this.invalidateHolder(before),
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  retire(user: SignedInUser, place: Place): Promise<Asset> {
    return this.assets.run(user, {
      ...{ ...place, step: 'retire' },
      change: () => ({ ...NOBODY, state: 'retired' }),
      after: (_, before) => this.invalidateHolder(before),
    });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkAssets): Promise<BulkReport> {
    return this.assets.bulk.run(user, order, ({ id, version }) => {
      if (order.step === 'update') return this.update(user, id, { ...order.values, version });
      if (order.step === 'retire') return this.retire(user, { id, version });
      throw new AppError('TRANSITION_REFUSED');
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
      const page = await this.list(user, query as AssetQuery);
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
      const before = await this.assets.rows.lock(id);
      if (!own || before.employeeId !== own.id || before.state !== 'issued') throw notFound();
      if (before.confirmedAt) return { asset: await this.get(user, id), changed: false };
      await this.assets.table.change(before, { confirmedAt: this.clock.now() }, user.id);
      await this.assets.record({ step: 'confirm', by: user, id, before });
      return { asset: await this.get(user, id), changed: true };
    });
  }
}
