import type { ConsentChannel, FormField } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('capture_form')
export class CaptureFormEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  /** The random part of its public address. */
  @Column('text') key: string;
  @Column('text') name: string;
  @Column('text', { nullable: true }) intro: string | null;
  @Column('text', { array: true, default: () => "'{}'" }) sites: string[];
  @Column('text', { name: 'shown_fields', array: true }) shownFields: FormField[];
  @Column('text', { name: 'required_fields', array: true }) requiredFields: FormField[];
  @Column('text') source: string;
  @Column('text', { nullable: true }) campaign: string | null;
  @Column('text', { name: 'consent_text', nullable: true }) consentText: string | null;
  @Column('int', { name: 'consent_version', default: 0 }) consentVersion: number;
  @Column('text', { name: 'consent_channels', array: true, default: () => "'{}'" })
  consentChannels: ConsentChannel[];
  @Column('boolean', { name: 'consent_required', default: false }) consentRequired: boolean;
  @Column('text') thanks: string;
  @Column('text', { name: 'redirect_url', nullable: true }) redirectUrl: string | null;
  @Column('boolean', { name: 'confirms_email', default: false }) confirmsEmail: boolean;
  @Column('boolean', { default: true }) active: boolean;
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
