import type { OwnValues, RepeatMode, RepeatState, TaskPriority, TaskTab } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What each task of a repeat gets. */
export interface RepeatContent {
  description: string | null;
  checklist: string[];
  assigneeIds: string[];
  /** In minutes. */
  estimate: number | null;
  priority: TaskPriority;
  labelIds: string[];
  own: OwnValues;
  visibility: 'internal' | 'private' | 'client';
  projectId: string | null;
}

@Entity('task_repeat')
export class TaskRepeatEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('text') title: string;
  @Column('text', { nullable: true }) tab: TaskTab | null;
  /** The latest task. */
  @Column('uuid', { name: 'task_id' }) taskId: string;
  /** The day of the latest task. */
  @Column('date', { name: 'last_on' }) lastOn: string;
  /** How many tasks there have been. */
  @Column('int', { default: 1 }) made: number;
  @Column('jsonb') content: RepeatContent;
  @Column('text') rule: string;
  @Column('text') mode: RepeatMode;
  @Column('date', { name: 'start_on' }) startOn: string;
  @Column('int', { name: 'due_days', nullable: true }) dueDays: number | null;
  @Column('text') zone: string;
  @Column('boolean', { name: 'skip_while_open' }) skipWhileOpen: boolean;
  @Column('text', { default: 'active' }) state: RepeatState;
  @Column('date', { name: 'next_on', nullable: true }) nextOn: string | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by' }) createdBy: string;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
  // Computed by the database.
  @Column({ type: 'text', name: 'sort_title', insert: false, update: false }) sortTitle: string;
}
