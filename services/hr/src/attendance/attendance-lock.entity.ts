import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A period whose days take no more changes; both dates are included. */
@Entity('attendance_lock')
export class AttendanceLockEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('date', { name: 'from_date' }) from: string;
  @Column('date', { name: 'to_date' }) to: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
}
