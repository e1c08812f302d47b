import type { PunchKind } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlacedPunch } from './attendance.rules.js';

/** web: made on the attendance page; import: recorded afterwards from another source. */
export type PunchSource = 'web' | 'import';

/** One punch of the clock; never changed or deleted. */
@Entity('punch')
export class PunchEntity implements PlacedPunch {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'employee_id' }) employeeId: string;
  @Column('date', { name: 'work_date' }) workDate: string;
  @Column('int') seq: number;
  @Column('text') kind: PunchKind;
  @Column('timestamptz') at: Date;
  @Column('text') source: PunchSource;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
}
