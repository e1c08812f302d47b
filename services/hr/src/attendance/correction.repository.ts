import type { CorrectionKind, CorrectionQuery, CorrectionState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { Between, In, Not, Raw } from 'typeorm';
import type { DayRange } from './wall-clock.rules.js';
import { CorrectionEntity } from './correction.entity.js';
import type { StoredBreak } from './day-breaks.rules.js';

/** A correction with the names that a list shows. */
export interface ListedCorrection {
  id: string;
  employeeId: string;
  firstName: string;
  lastName: string;
  userId: string | null;
  managerId: string | null;
  timezone: string;
  workDate: string;
  kind: CorrectionKind;
  inAt: Date | null;
  outAt: Date | null;
  breaks: StoredBreak[] | null;
  reason: string;
  state: CorrectionState;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
}

export interface CorrectionMarks {
  /** What approved requests count a date as, by `employee date`. */
  marks: Map<string, Exclude<CorrectionKind, 'correction'>>;
  /** Where one waits for a decision. */
  asked: Set<string>;
}

const LIST_LIMIT = 200;

/** Inside `TenantDb.run` only. */
@Injectable()
export class CorrectionRepository {
  constructor(private readonly db: TenantDb) {}

  async marksOf(people: readonly string[], { from, to }: DayRange): Promise<CorrectionMarks> {
    const found = await this.rows.find({
      select: { employeeId: true, workDate: true, kind: true, state: true },
      where: {
        employeeId: In([...people]),
        workDate: Between(from, to),
        state: In(['pending', 'approved']),
      },
    });
    const marks: CorrectionMarks = { marks: new Map(), asked: new Set() };
    for (const { employeeId, workDate, kind, state } of found) {
      const place = `${employeeId} ${workDate}`;
      if (state === 'pending') marks.asked.add(place);
      else if (kind !== 'correction') marks.marks.set(place, kind);
    }
    return marks;
  }

  /** How many a person has asked for in a range of dates; those declined or withdrawn, and HR's own, are left out. */
  async countOf(employeeId: string, { from, to }: DayRange): Promise<number> {
    return this.rows.countBy({
      employeeId,
      kind: 'correction',
      workDate: Between(from, to),
      state: In(['pending', 'approved']),
      decidedBy: Raw((decidedBy) => `${decidedBy} is distinct from created_by`),
    });
  }

  async hasPending(employeeId: string, workDate: string): Promise<boolean> {
    return this.rows.existsBy({ employeeId, workDate, state: 'pending' });
  }

  async add(correction: Partial<CorrectionEntity>): Promise<CorrectionEntity> {
    const companyId = this.db.currentCompanyId();
    return this.rows.save(this.rows.create({ ...correction, companyId, state: 'pending' }));
  }

  async listByIds(ids: readonly string[]): Promise<CorrectionEntity[]> {
    return this.rows.findBy({ id: In([...ids]) });
  }

  /** Locked until the transaction ends. */
  async lock(id: string): Promise<CorrectionEntity | null> {
    return this.rows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async decide(
    { id, version }: CorrectionEntity,
    to: Pick<CorrectionEntity, 'state' | 'decidedAt' | 'decidedBy'>,
  ): Promise<void> {
    await this.rows.update(
      { companyId: this.db.currentCompanyId(), id },
      { ...to, version: version + 1, updatedAt: () => 'now()', updatedBy: to.decidedBy },
    );
  }

  /** The newest first. @param people whose; null: everybody's */
  async list(of: CorrectionQuery['of'], people: readonly string[] | null): Promise<ListedCorrection[]> {
    const query = this.rows
      .createQueryBuilder('c')
      .innerJoin('employee', 'e', 'e.company_id = c.company_id and e.id = c.employee_id')
      .select(LISTED)
      .where(of === 'mine' ? 'true' : { state: of === 'waiting' ? 'pending' : Not('pending') })
      .orderBy('c.created_at', 'DESC')
      .limit(LIST_LIMIT);
    if (people) query.andWhere('c.employee_id = any(:people::uuid[])', { people });
    return query.getRawMany<ListedCorrection>();
  }

  private get rows() {
    return this.db.current().getRepository(CorrectionEntity);
  }
}

const LISTED = [
  'c.id as id',
  'c.employee_id as "employeeId"',
  'e.first_name as "firstName"',
  'e.last_name as "lastName"',
  'e.user_id as "userId"',
  'e.manager_id as "managerId"',
  'e.timezone as timezone',
  'c.work_date::text as "workDate"',
  'c.kind as kind',
  'c.in_at as "inAt"',
  'c.out_at as "outAt"',
  'c.breaks as breaks',
  'c.reason as reason',
  'c.state as state',
  'c.created_at as "createdAt"',
  'c.decided_at as "decidedAt"',
  'c.decided_by as "decidedBy"',
];
