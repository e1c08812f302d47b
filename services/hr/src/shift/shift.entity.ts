import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Shift } from '../person-calendar/shift.rules.js';

@Entity('shift')
export class ShiftEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('text') name: string;
  @Column('text', { name: 'start_time' }) start: string;
  @Column('text', { name: 'end_time' }) end: string;
  @Column('text', { name: 'half_at', nullable: true }) halfAt: string | null;
  @Column('int', { name: 'break_min' }) breakMin: number;
  @Column('text', { name: 'break_mode' }) breakMode: Shift['breakMode'];
  @Column('int', { name: 'break_after_min' }) breakAfterMin: number;
  @Column('int', { name: 'window_before' }) windowBefore: number;
  @Column('int', { name: 'window_after' }) windowAfter: number;
  @Column('int', { name: 'auto_close_after', nullable: true }) autoCloseAfter: number | null;
  @Column('int', { name: 'grace_in' }) graceIn: number;
  @Column('int', { name: 'grace_out' }) graceOut: number;
  @Column('int', { name: 'half_day_min' }) halfDayMin: number;
  @Column('int', { name: 'full_day_min' }) fullDayMin: number;
  @Column('text', { name: 'overtime_from' }) overtimeFrom: Shift['overtimeFrom'];
  @Column('int', { name: 'ot_after_min' }) otAfterMin: number;
  @Column('text', { name: 'count_mode' }) countMode: Shift['countMode'];
  @Column('date', { name: 'valid_from', nullable: true }) validFrom: string | null;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
  // Computed by the database.
  @Column({ type: 'boolean', insert: false, update: false }) archived: boolean;
  @Column({ type: 'text', name: 'sort_name', insert: false, update: false }) sortName: string;
}
