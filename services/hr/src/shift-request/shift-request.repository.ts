import type { ShiftChoice } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { ShiftEntity } from '../shift/shift.entity.js';
import { ShiftRequestEntity } from './shift-request.entity.js';
import type { AskedShift } from './shift-request.rules.js';

/** Inside `TenantDb.run` only. */
@Injectable()
export class ShiftRequestRepository {
  constructor(private readonly db: TenantDb) {}

  /** The shifts that may be asked for, by name; or some of them, archived or not. */
  async listShifts(ids?: readonly string[]): Promise<ShiftChoice[]> {
    const companyId = this.db.currentCompanyId();
    const found = await this.db
      .current()
      .getRepository(ShiftEntity)
      .find({
        where: ids ? { companyId, id: In([...ids]) } : { companyId, archivedAt: IsNull() },
        order: { sortName: 'ASC', id: 'ASC' },
      });
    return found.map(({ id, name, start, end }) => ({ id, name, start, end }));
  }

  /** Whether something that nobody has decided yet is about one of the days. */
  waits({ employeeId, fromDay, toDay }: AskedShift): Promise<boolean> {
    const companyId = this.db.currentCompanyId();
    const days = { fromDay: LessThanOrEqual(toDay), toDay: MoreThanOrEqual(fromDay) };
    return this.rows.existsBy({ companyId, employeeId, state: 'pending', ...days });
  }

  add(asked: Partial<ShiftRequestEntity>): Promise<ShiftRequestEntity> {
    const companyId = this.db.currentCompanyId();
    return this.rows.save(this.rows.create({ ...asked, companyId, state: 'pending' }));
  }

  listByIds(ids: readonly string[]): Promise<ShiftRequestEntity[]> {
    return this.rows.findBy({ companyId: this.db.currentCompanyId(), id: In([...ids]) });
  }

  /** Locked until the transaction ends. */
  lock(id: string): Promise<ShiftRequestEntity | null> {
    const companyId = this.db.currentCompanyId();
    return this.rows.findOne({ where: { companyId, id }, lock: { mode: 'pessimistic_write' } });
  }

  async decide(
    { id, version }: ShiftRequestEntity,
    to: Pick<ShiftRequestEntity, 'state' | 'decidedAt' | 'decidedBy'>,
  ): Promise<void> {
    await this.rows.update(
      { companyId: this.db.currentCompanyId(), id },
      { ...to, version: version + 1, updatedAt: () => 'now()', updatedBy: to.decidedBy },
    );
  }

  private get rows() {
    return this.db.current().getRepository(ShiftRequestEntity);
  }
}
