import type { AgencyService, ProjectState } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('project')
export class ProjectEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'client_id' }) clientId: string;
  @Column('text') kind: AgencyService;
  @Column('text') name: string;
  @Column('text') code: string;
  @Column('text') state: ProjectState;
  @Column('uuid', { name: 'manager_id' }) managerId: string;
  @Column('uuid', { name: 'member_ids', array: true, default: () => "'{}'" }) memberIds: string[];
  @Column('date', { name: 'start_on' }) startOn: string;
  @Column('date', { name: 'end_on' }) endOn: string;
  @Column('int', { name: 'budget_hours', nullable: true }) budgetHours: number | null;
  /** In paise. */
  @Column('bigint', { nullable: true }) budget: number | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
  // Computed by the database.
  @Column({ type: 'text', name: 'sort_name', insert: false, update: false }) sortName: string;
  @Column({ type: 'boolean', insert: false, update: false }) open: boolean;
}
