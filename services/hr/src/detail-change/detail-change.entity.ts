import type { ChangeState, ChangeTopic } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One detail that a person asks HR to change. */
@Entity('detail_change')
export class DetailChangeEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'employee_id' }) employeeId: string;
  @Column('text') topic: ChangeTopic;
  @Column('text', { name: 'old_value', nullable: true }) oldValue: string | null;
  @Column('text', { name: 'new_value', nullable: true }) newValue: string | null;
  @Column('text', { nullable: true }) sealed: string | null;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('text') state: ChangeState;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('uuid', { name: 'decided_by', nullable: true }) decidedBy: string | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
}
