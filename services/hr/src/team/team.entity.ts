import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('team')
export class TeamEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('text') name: string;
  @Column('text', { nullable: true }) purpose: string | null;
  @Column('uuid', { name: 'leader_id', nullable: true }) leaderId: string | null;
  /** Share of its members, in percent, that should stay on a working day. */
  @Column('int', { name: 'min_present', default: 0 }) minPresent: number;
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
