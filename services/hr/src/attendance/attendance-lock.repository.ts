import { TenantDb } from '@atrium/platform';
import type { AttendanceLock } from '@atrium/contracts';
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
