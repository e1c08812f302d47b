import type { MilestoneState } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('milestone')
export class MilestoneEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'project_id' }) projectId: string;
  @Column('text') title: string;
  @Column('date', { name: 'due_on' }) dueOn: string;
  @Column('text', { nullable: true }) criteria: string | null;
  /** Of the client's currency. */
  @Column('bigint', { nullable: true }) amount: number | null;
  @Column('text', { name: 'invoice_number', nullable: true }) invoiceNumber: string | null;
  @Column('text') state: MilestoneState;
  /** What the client wants changed. */
  @Column('text', { nullable: true }) answer: string | null;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('text', { name: 'decided_by', nullable: true }) decidedBy: string | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
}
