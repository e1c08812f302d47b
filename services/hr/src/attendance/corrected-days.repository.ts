import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { Between, In } from 'typeorm';
import { AttendanceDayEntity } from './attendance-day.entity.js';
import { PunchEntity } from './punch.entity.js';
import type { DayRange } from './wall-clock.rules.js';

/** Days of several people, which corrections are about. Inside `TenantDb.run` only. */
@Injectable()
export class CorrectedDays {
  constructor(private readonly db: TenantDb) {}

  async listDays(people: readonly string[], { from, to }: DayRange): Promise<AttendanceDayEntity[]> {
    const such = { employeeId: In([...people]), workDate: Between(from, to) };
    return this.db.current().getRepository(AttendanceDayEntity).findBy(such);
  }

  /** On some dates, each person's in the order they were made. */
  async listPunches(people: readonly string[], dates: readonly string[]): Promise<PunchEntity[]> {
    return this.db
      .current()
      .getRepository(PunchEntity)
      .find({
        where: { employeeId: In([...people]), workDate: In([...dates]) },
        order: { workDate: 'ASC', seq: 'ASC' },
      });
  }
}
