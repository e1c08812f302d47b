import type { HolidayEffect } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ComingLeaveRepository } from '../leave/coming-leave.repository.js';
import { leaveChanges } from '../leave/leave-change.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { listHolidayDates, listPeople } from './holiday-effects.repository.js';
import { effectOf, type NamedPerson } from './holiday-effect.rules.js';

interface Dates {
  from: string;
  to: string;
}

/** Ends the transaction of a rehearsal, so that nothing of it is kept. */
class Rehearsed extends Error {
  constructor(readonly effect: HolidayEffect) {
    super('rehearsed');
  }
}

/**
 * Says what a change of holidays would do. The change itself is made and taken back, so that the answer counts leave by
 * the same rules. Not inside `TenantDb.run`.
 */
@Injectable()
export class HolidayEffects {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly calendars: PersonCalendars,
    private readonly coming: ComingLeaveRepository,
  ) {}

  /** @throws {AppError} the refusal of the change */
  async rehearse(
    { companyId }: SignedInUser,
    dates: Dates,
    change: () => Promise<unknown>,
  ): Promise<HolidayEffect> {
    try {
      return await this.db.run(companyId, async () => {
        const people = await listPeople(this.db);
        const before = await this.look(people, dates);
        await change();
        const after = await this.look(people, dates);
        const known = [...new Set([...before.dates, ...after.dates])];
        const leave = leaveChanges(before.leave, after.leave);
        const looked = { people, before: before.calendars, after: after.calendars };
        throw new Rehearsed(effectOf({ ...looked, leave, dates: known }));
      });
    } catch (error) {
      if (error instanceof Rehearsed) return error.effect;
      throw error;
    }
  }

  private async look(people: readonly NamedPerson[], { from, to }: Dates) {
    const ids = people.map(({ id }) => id);
    return {
      calendars: await this.calendars.of(ids, from, to),
      dates: await listHolidayDates(this.db, { from, to }),
      leave: await this.coming.listDates(this.clock.now()),
    };
  }
}
