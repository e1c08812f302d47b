import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Announcement } from '@atrium/contracts';

@Entity('announcement')
export class AnnouncementEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('text') title: string;
  @Column('text') text: string;
  @Column('text', { array: true }) roles: Announcement['roles'];
  @Column('date', { name: 'pinned_until', nullable: true }) pinnedUntil: string | null;
  @Column('uuid', { name: 'created_by' }) createdBy: string;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('uuid', { name: 'updated_by' }) updatedBy: string;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt: Date;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
}
