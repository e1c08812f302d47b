import type { SubmissionState, Suspicion } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('form_submission')
export class FormSubmissionEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'form_id' }) formId: string;
  @Column('uuid', { name: 'submission_id' }) submissionId: string;
  @Column('text') state: SubmissionState;
  @Column('text', { array: true, default: () => "'{}'" }) reasons: Suspicion[];
  @Column('text') name: string;
  @Column('text', { nullable: true }) company: string | null;
  @Column('text', { nullable: true }) email: string | null;
  /** E.164. */
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text', { nullable: true }) city: string | null;
  @Column('text', { array: true, default: () => "'{}'" }) services: string[];
  /** In paise. */
  @Column('bigint', { nullable: true }) budget: number | null;
  @Column('text', { nullable: true }) message: string | null;
  @Column('text', { nullable: true }) page: string | null;
  @Column('text', { nullable: true }) referrer: string | null;
  @Column('jsonb', { default: () => "'{}'" }) campaign: Record<string, string>;
  /** Null: not agreed. */
  @Column('int', { name: 'consent_version', nullable: true }) consentVersion: number | null;
  @Column('text', { nullable: true }) network: string | null;
  @Column('text', { name: 'user_agent', nullable: true }) userAgent: string | null;
  @Column('text', { name: 'confirm_hash', nullable: true }) confirmHash: string | null;
  @Column('uuid', { name: 'lead_id', nullable: true }) leadId: string | null;
  @Column('uuid', { name: 'client_id', nullable: true }) clientId: string | null;
  @Column('boolean', { default: false }) known: boolean;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
}
