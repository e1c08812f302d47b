import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WeeklyOff } from '../person-calendar/person-calendar.rules.js';

@Entity('schedule')
export class ScheduleEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('text') name: string;
  @Column('jsonb', { name: 'weekly_offs' }) weeklyOffs: WeeklyOff[];
  /** From Monday to Sunday. */
  @Column('jsonb', { name: 'shift_ids' }) shiftIds: (string | null)[];
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
