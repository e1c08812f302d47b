import type { PunchKind } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WhyNot } from './punch-replay.rules.js';

/**
 * web: made on the attendance page; device: imported from a device; correction: of an approved correction; import:
 * recorded afterwards from another source.
 */
export type PunchSource = 'web' | 'mobile' | 'device' | 'correction' | 'import';

/** One punch of the clock. What was made is never changed or deleted; which day it counts for may change. */
@Entity('punch')
export class PunchEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'employee_id' }) employeeId: string;
  /** Null, as is `seq`, for a punch that counts for no day; `passed` says why. */
  @Column('date', { name: 'work_date', nullable: true }) workDate: string | null;
  @Column('int', { nullable: true }) seq: number | null;
  @Column('text', { nullable: true }) passed: WhyNot | 'CORRECTED' | null;
  /** What it counts as. */
  @Column('text') kind: PunchKind;
  /** What was said of it; null for a device that only knows a touch. */
  @Column('text', { name: 'made_kind', nullable: true }) madeKind: PunchKind | null;
  @Column('timestamptz') at: Date;
  @Column('text') source: PunchSource;
  /** The place of work at which it was made. */
  @Column('uuid', { name: 'place_id', nullable: true }) placeId: string | null;
  /** Null where no place holds, or none was asked for. */
  @Column('text', { name: 'place_check', nullable: true }) placeCheck: 'inside' | 'outside' | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
}
