import { Column, Entity, PrimaryColumn } from 'typeorm';

export type OvertimeState = 'pending' | 'approved' | 'declined' | 'withdrawn' | 'cancelled';

/** Overtime of one day that somebody asks to be approved. */
@Entity('overtime_request')
export class OvertimeEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'employee_id' }) employeeId: string;
  @Column('date', { name: 'work_date' }) workDate: string;
  @Column('int') minutes: number;
  @Column('text') reason: string;
  @Column('text') state: OvertimeState;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('uuid', { name: 'decided_by', nullable: true }) decidedBy: string | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
}
