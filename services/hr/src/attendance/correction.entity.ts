import type { CorrectionKind, CorrectionState } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredBreak } from './day-breaks.rules.js';

/** What somebody asks to be changed about one of their days. */
@Entity('attendance_correction')
export class CorrectionEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'employee_id' }) employeeId: string;
  @Column('date', { name: 'work_date' }) workDate: string;
  @Column('text') kind: CorrectionKind;
  /** Both null unless it is a correction of the times. */
  @Column('timestamptz', { name: 'in_at', nullable: true }) inAt: Date | null;
  @Column('timestamptz', { name: 'out_at', nullable: true }) outAt: Date | null;
  /** What takes the place of the day's breaks; null: those that it has stay, as far as they lie between the times. */
  @Column('jsonb', { nullable: true }) breaks: StoredBreak[] | null;
  @Column('text') reason: string;
  @Column('text') state: CorrectionState;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('uuid', { name: 'decided_by', nullable: true }) decidedBy: string | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
}
