import type { ConsentChannel, ConsentPurpose, Consented, ConsentSource } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Rows are only ever added. */
@Entity('consent')
export class ConsentEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('text') address: string;
  @Column('text') channel: ConsentChannel;
  @Column('text') purpose: ConsentPurpose;
  @Column('text') state: Consented;
  @Column('text') source: ConsentSource;
  @Column('text') evidence: string;
  @Column('uuid', { name: 'lead_id', nullable: true }) leadId: string | null;
  @Column('uuid', { name: 'contact_id', nullable: true }) contactId: string | null;
  @Column('timestamptz', { name: 'occurred_at' }) occurredAt: Date;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
}
