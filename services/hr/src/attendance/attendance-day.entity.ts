import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DayMeasure } from './day-measure.rules.js';
import type { DayRecord } from './day-record.rules.js';
import type { ShiftTimes } from './shift-instance.rules.js';

/** The result of the punches of one employee's work date. */
@Entity('attendance_day')
export class AttendanceDayEntity implements DayRecord {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'employee_id' }) employeeId: string;
  @Column('date', { name: 'work_date' }) workDate: string;
  @Column('text') timezone: string;
  @Column('jsonb', { nullable: true }) shift: ShiftTimes | null;
  @Column('boolean', { default: false }) off: boolean;
  @Column('text') state: DayRecord['state'];
  @Column('timestamptz', { name: 'state_since' }) stateSince: Date;
  @Column('timestamptz', { name: 'open_until' }) openUntil: Date;
  @Column('timestamptz', { name: 'first_in_at' }) firstInAt: Date;
  @Column('timestamptz', { name: 'last_out_at', nullable: true }) lastOutAt: Date | null;
  @Column('int', { name: 'worked_ms' }) workedMs: number;
  @Column('int', { name: 'break_ms' }) breakMs: number;
  @Column('int', { name: 'before_ms', default: 0 }) beforeMs: number;
  @Column('int', { name: 'after_ms', default: 0 }) afterMs: number;
  @Column('int', { name: 'night_ms', default: 0 }) nightMs: number;
  /** Whole minutes that count as worked so far, the automatic break left out. */
  @Column('int', { name: 'worked_min', default: 0 }) workedMin: number;
  @Column('int', { name: 'late_min', default: 0 }) lateMin: number;
  @Column('int', { name: 'early_min', default: 0 }) earlyMin: number;
  @Column('int', { name: 'overtime_min', default: 0 }) overtimeMin: number;
  /** Null until somebody has decided. */
  @Column('int', { name: 'overtime_approved_min', nullable: true }) overtimeApprovedMin: number | null;
  @Column('text', { default: 'none' }) reached: DayMeasure['reached'];
  @Column('int', { name: 'punch_count' }) punchCount: number;
  @Column('boolean', { name: 'needs_review' }) needsReview: boolean;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
}
