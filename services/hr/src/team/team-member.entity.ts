import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('team_member')
export class TeamMemberEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'team_id' }) teamId: string;
  @Column('uuid', { name: 'employee_id' }) employeeId: string;
  @Column('date', { name: 'valid_from' }) validFrom: string;
  /** The last day; null: until further notice. */
  @Column('date', { name: 'valid_to', nullable: true }) validTo: string | null;
  /** Of somebody's teams the one that they count for. */
  @Column('boolean', { name: 'is_primary', default: false }) primary: boolean;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
}
