import { TenantDb } from '@atrium/platform';
import type { AttendanceLock, LockQuestions } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import type { DayRange } from './wall-clock.rules.js';
import { AttendanceLockEntity } from './attendance-lock.entity.js';

/** Periods of days that take no more changes. Inside `TenantDb.run` only. */
@Injectable()
export class AttendanceLockRepository {
  constructor(private readonly db: TenantDb) {}

  /** Those that touch a range, in order. */
  async list({ from, to }: DayRange): Promise<AttendanceLock[]> {
    const found = await this.locks.find({
      where: { from: LessThanOrEqual(to), to: MoreThanOrEqual(from) },
      order: { from: 'ASC' },
    });
    return found.map((lock) => ({ id: lock.id, from: lock.from, to: lock.to }));
  }

  /** What waits in a range of dates, as far as it is not locked yet. */
  async countQuestions({ from, to }: DayRange, asOf: Date): Promise<LockQuestions> {
    const values = [this.db.currentCompanyId(), from, to, asOf];
    const [counts] = await this.db.current().query<[LockQuestions]>(QUESTIONS, values);
    return counts;
  }

  async add({ from, to }: DayRange, by: string): Promise<AttendanceLock> {
    const companyId = this.db.currentCompanyId();
    const { id } = await this.locks.save(this.locks.create({ companyId, from, to, createdBy: by }));
    return { id, from, to };
  }

  /** @returns the removed lock, or null */
  async remove(id: string): Promise<AttendanceLock | null> {
    const lock = await this.locks.findOneBy({ id });
    if (!lock) return null;
    await this.locks.delete({ companyId: this.db.currentCompanyId(), id });
    return { id, from: lock.from, to: lock.to };
  }

  private get locks() {
    return this.db.current().getRepository(AttendanceLockEntity);
  }
}

const QUESTIONS = `
select (select count(*)::int from attendance_day d where d.company_id = $1
    and d.work_date between $2::date and $3::date
    and (d.needs_review or (d.state <> 'out' and d.open_until <= $4::timestamptz))
    and not exists (select from attendance_lock l
      where l.company_id = d.company_id and d.work_date between l.from_date and l.to_date)) as reviews,
  (select count(*)::int from attendance_correction c where c.company_id = $1
    and c.work_date between $2::date and $3::date and c.state = 'pending') as corrections,
  (select count(*)::int from overtime_request o where o.company_id = $1
    and o.work_date between $2::date and $3::date and o.state = 'pending') as overtime,
  (select count(*)::int from leave_request r where r.company_id = $1 and r.live and r.state = 'pending'
    and r.from_date <= $3::date and r.to_date >= $2::date and r.from_date >= $2::date - 366) as leave`;
