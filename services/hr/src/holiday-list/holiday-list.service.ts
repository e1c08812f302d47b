import {
  HOLIDAY_LIST,
  dayIn,
  type CreateHolidayList,
  type HolidayList,
  type Transition,
} from '@atrium/contracts';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { HolidayListEntity } from './holiday-list.entity.js';
import { HOLIDAY_LISTS, type HolidayListRow } from './holiday-list.record.js';
import { findStandard, isGivenAfter, todayOf, type ListPlace } from './holiday-list.repository.js';

/** What a company's list is called that no one has made by hand. */
const FIRST_NAME = 'Holidays';

/** Lists of holidays. The first one of a company is the standard one: of everybody who is given no other. */
@Injectable()
export class HolidayListService {
  readonly steps: RecordSteps<HolidayListRow, HolidayListEntity, HolidayList>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {
    this.steps = records.of(HOLIDAY_LISTS);
  }

  /** @throws {AppError} HOLIDAY_LIST_NAME_TAKEN */
  create(user: SignedInUser, values: CreateHolidayList): Promise<HolidayList> {
    return this.steps.create(user, values, {
      insert: async () => {
        const standard = (await findStandard(this.db)) === null;
        const [id] = await this.steps.table.insert([{ ...values, standard }], user.id);
        return id ?? '';
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, HOLIDAY_LIST_STANDARD, HOLIDAY_LIST_IN_USE */
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<HolidayList> {
    return this.steps.run(user, {
      step: 'archive',
      id,
      version,
      change: async ({ people }) => {
        const today = dayIn(this.clock.now(), user.companyTimezone);
        if (people > 0 || (await isGivenAfter(this.db, id, today)))
          throw new AppError(HOLIDAY_LIST.errors.HOLIDAY_LIST_IN_USE);
        return { archivedAt: this.clock.now() };
      },
    });
  }

  /** The list of the company, made when there is none yet. Inside `TenantDb.run` only. */
  async standardId(by: SignedInUser | null): Promise<string> {
    const found = await findStandard(this.db);
    if (found !== null) return found;
    const ids = await this.steps.table.insert([{ name: FIRST_NAME, standard: true }], by?.id ?? null);
    await this.steps.recordAll({ step: 'create', by, ids });
    return ids[0] ?? '';
  }

  /** Lists by their lower-case names; archived ones are left out. Inside `TenantDb.run` only. */
  findNames(names: readonly string[]): Promise<Map<string, string>> {
    return this.steps.table.findKeys('lower(name)', names, 'not archived');
  }

  /**
   * The day that it is for those who follow a list on a date, by their own zones; of several the latest. No day before it
   * may change. Null: no one follows it. Inside `TenantDb.run` only.
   */
  todayOf(place: ListPlace): Promise<string | null> {
    return todayOf(this.db, place, this.clock.now());
  }
}
