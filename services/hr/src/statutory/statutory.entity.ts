import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An employee's numbers of the state and of their bank, sealed. */
@Entity('employee_statutory')
export class StatutoryEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { name: 'employee_id' }) employeeId: string;
  @Column('text') sealed: string;
  @Column('timestamptz', { name: 'shown_at', nullable: true }) shownAt: Date | null;
  @Column('uuid', { name: 'shown_by', nullable: true }) shownBy: string | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
}
