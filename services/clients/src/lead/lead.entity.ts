import type { LeadStage } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('lead')
export class LeadEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('text') name: string;
  @Column('text', { nullable: true }) company: string | null;
  @Column('text', { array: true, default: () => "'{}'" }) emails: string[];
  /** E.164. */
  @Column('text', { array: true, default: () => "'{}'" }) phones: string[];
  @Column('text') source: string;
  /** The type of its stage. */
  @Column('text') stage: LeadStage;
  /** Which of the company's stages it is. */
  @Column('text', { name: 'stage_key' }) stageKey: string;
  @Column('timestamptz', { name: 'stage_since', default: () => 'now()' }) stageSince: Date;
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt: Date | null;
  @Column('text', { name: 'held_from', nullable: true }) heldFrom: string | null;
  @Column('uuid', { name: 'owner_id', nullable: true }) ownerId: string | null;
  /** The rule that gave it to its owner, and how. */
  @Column('text', { name: 'given_rule', nullable: true }) givenRule: string | null;
  @Column('text', { name: 'given_how', nullable: true }) givenHow: string | null;
  /** In paise. */
  @Column('bigint', { nullable: true }) value: number | null;
  @Column('int', { default: 0 }) probability: number;
  @Column('date', { name: 'expected_close', nullable: true }) expectedClose: string | null;
  @Column('text', { array: true, default: () => "'{}'" }) services: string[];
  @Column('text', { nullable: true }) city: string | null;
  @Column('text', { name: 'next_action', nullable: true }) nextAction: string | null;
  @Column('date', { name: 'next_on', nullable: true }) nextOn: string | null;
  @Column('text', { name: 'next_time', nullable: true }) nextTime: string | null;
  @Column('timestamptz', { name: 'next_at', nullable: true }) nextAt: Date | null;
  @Column('timestamptz', { name: 'answer_due_at', nullable: true }) answerDueAt: Date | null;
  @Column('timestamptz', { name: 'last_activity_at', nullable: true }) lastActivityAt: Date | null;
  @Column('text', { nullable: true }) campaign: string | null;
  @Column('jsonb', { default: {} }) utm: Readonly<Record<string, string>>;
  @Column('text', { name: 'won_reason', nullable: true }) wonReason: string | null;
  @Column('uuid', { name: 'handed_from', nullable: true }) handedFrom: string | null;
  @Column('text', { name: 'lost_reason', nullable: true }) lostReason: string | null;
  @Column('text', { name: 'lost_note', nullable: true }) lostNote: string | null;
  @Column('uuid', { name: 'client_id', nullable: true }) clientId: string | null;
  /** The lead that it turned out to be. */
  @Column('uuid', { name: 'merged_into_id', nullable: true }) mergedIntoId: string | null;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
  // Computed by the database.
  @Column({ type: 'text', name: 'sort_name', insert: false, update: false }) sortName: string;
  @Column({ type: 'boolean', insert: false, update: false }) archived: boolean;
  @Column({ type: 'boolean', insert: false, update: false }) open: boolean;
  @Column({ type: 'timestamptz', name: 'quiet_since', insert: false, update: false }) quietSince: Date;
}
