import type { ClientOnboardingStep } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('client_onboarding')
export class ClientOnboardingEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'client_id' }) clientId: string;
  @Column('uuid', { name: 'lead_id', nullable: true }) leadId: string | null;
  @Column('uuid', { name: 'manager_id' }) managerId: string;
  @Column('uuid', { name: 'contact_ids', array: true, default: () => "'{}'" }) contactIds: string[];
  @Column('date', { name: 'kickoff_on', nullable: true }) kickoffOn: string | null;
  /** In the company's time zone. */
  @Column('text', { name: 'kickoff_from' }) kickoffFrom: string;
  @Column('text', { name: 'kickoff_title' }) kickoffTitle: string;
  @Column('text') step: ClientOnboardingStep;
  @Column('timestamptz', { name: 'step_since', default: () => 'now()' }) stepSince: Date;
  @Column('text', { name: 'blocked_by', nullable: true }) blockedBy: string | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
}
