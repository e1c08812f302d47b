import {
  HOLIDAY_LIST,
  dayIn,
  type BulkOf,
  type BulkReport,
  type CreateHolidayList,
  type HolidayList,
  type HolidayListQuery,
  type Page,
  type UpdateHolidayList,
} from '@atrium/contracts';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type Place, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { HolidayListEntity } from './holiday-list.entity.js';
import { HOLIDAY_LISTS, type HolidayListRow } from './holiday-list.record.js';
import { findStandard, isGivenAfter, todayOf, type ListPlace } from './holiday-list.repository.js';

/** What a company's list is called that no one has made by hand. */
const FIRST_NAME = 'Holidays';

/** Lists of holidays. The first one of a company is the standard one: of everybody who is given no other. */
@Injectable()
export class HolidayListService {
  private readonly lists: RecordSteps<HolidayListRow, HolidayListEntity, HolidayList>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {
    this.lists = records.of(HOLIDAY_LISTS);
  }

  list(user: SignedInUser, query: HolidayListQuery): Promise<Page<HolidayList>> {
    return this.lists.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<HolidayList> {
    return this.lists.get(user, id);
  }

  /** @throws {AppError} HOLIDAY_LIST_NAME_TAKEN */
  create(user: SignedInUser, values: CreateHolidayList): Promise<HolidayList> {
    return this.lists.create(user, values, {
      insert: async () => {
        const standard = (await findStandard(this.db)) === null;
        const [id] = await this.lists.table.insert([{ ...values, standard }], user.id);
        return id ?? '';
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, HOLIDAY_LIST_ARCHIVED, HOLIDAY_LIST_NAME_TAKEN */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateHolidayList): Promise<HolidayList> {
    return this.lists.update(user, { id, version, ...values });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, HOLIDAY_LIST_STANDARD, HOLIDAY_LIST_IN_USE */
  move(
    user: SignedInUser,
    { id, version, step }: Place & { step: 'archive' | 'restore' },
  ): Promise<HolidayList> {
    return this.lists.run(user, {
      ...{ step, id, version },
      change: async (row) => {
        if (step === 'restore') return { archivedAt: null };
        const today = dayIn(this.clock.now(), user.companyTimezone);
        if (row.people > 0 || (await isGivenAfter(this.db, id, today)))
          throw new AppError(HOLIDAY_LIST.errors.HOLIDAY_LIST_IN_USE);
        return { archivedAt: this.clock.now() };
      },
    });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkOf<typeof HOLIDAY_LIST>): Promise<BulkReport> {
    return this.lists.bulk.run(user, order, ({ id, version }) =>
      order.step === 'update'
        ? this.update(user, id, { ...order.values, version })
        : this.move(user, { step: order.step, id, version }),
    );
  }

  /** The list of the company, made when there is none yet. Inside `TenantDb.run` only. */
  async standardId(by: SignedInUser | null): Promise<string> {
    const found = await findStandard(this.db);
    if (found !== null) return found;
    const ids = await this.lists.table.insert([{ name: FIRST_NAME, standard: true }], by?.id ?? null);
    await this.lists.recordAll({ step: 'create', by, ids });
    return ids[0] ?? '';
  }

  /** Lists by their lower-case names; archived ones are left out. Inside `TenantDb.run` only. */
  findNames(names: readonly string[]): Promise<Map<string, string>> {
    return this.lists.table.findKeys('lower(name)', names, 'not archived');
  }

  /**
   * The day that it is for those who follow a list on a date, by their own zones; of several the latest. No day before it
   * may change. Null: no one follows it. Inside `TenantDb.run` only.
   */
  todayOf(place: ListPlace): Promise<string | null> {
    return todayOf(this.db, place, this.clock.now());
  }
}
