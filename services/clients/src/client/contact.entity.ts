import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('client_contact')
export class ContactEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'client_id' }) clientId: string;
  @Column('text', { name: 'first_name' }) firstName: string;
  @Column('text', { name: 'last_name', default: '' }) lastName: string;
  @Column('text', { nullable: true }) role: string | null;
  @Column('text', { array: true, default: () => "'{}'" }) emails: string[];
  /** E.164. */
  @Column('text', { array: true, default: () => "'{}'" }) phones: string[];
  @Column('boolean', { name: 'is_primary', default: false }) isPrimary: boolean;
  @Column('boolean', { default: false }) signs: boolean;
  @Column('boolean', { name: 'do_not_call', default: false }) doNotCall: boolean;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
  // Computed by the database.
  @Column({ type: 'text', name: 'sort_name', insert: false, update: false }) sortName: string;
  @Column({ type: 'boolean', insert: false, update: false }) archived: boolean;
}
