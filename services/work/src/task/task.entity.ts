import type { OwnValues, TaskPriority, TaskStage, TaskTab } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('task')
export class TaskEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  /** Counts the tasks of the company. */
  @Column('int') number: number;
  /** The code of the project in which it was made, and its number there; both null where it was in none. */
  @Column('text', { name: 'project_code', nullable: true }) projectCode: string | null;
  @Column('int', { name: 'project_number', nullable: true }) projectNumber: number | null;
  @Column('text') title: string;
  @Column('text', { nullable: true }) description: string | null;
  @Column('text', { nullable: true }) tab: TaskTab | null;
  @Column('text') stage: TaskStage;
  /** Which stage of the flow it is; `stage` is its type. */
  @Column('text', { name: 'flow_stage' }) flowStage: string;
  /** Among the stages of its type in the flow. */
  @Column('int', { name: 'stage_place', default: 0 }) stagePlace: number;
  /** Values of own fields by the field's id. */
  @Column('jsonb', { default: {} }) own: OwnValues;
  @Column('text', { default: 'none' }) priority: TaskPriority;
  @Column('date', { name: 'start_on', nullable: true }) startOn: string | null;
  @Column('date', { name: 'due_on', nullable: true }) dueOn: string | null;
  /** In minutes. */
  @Column('int', { nullable: true }) estimate: number | null;
  @Column('text', { default: 'internal' }) visibility: 'internal' | 'private' | 'client';
  @Column('text', { default: 'team' }) source: 'team' | 'client';
  @Column('text') rank: string;
  @Column('uuid', { name: 'parent_id', nullable: true }) parentId: string | null;
  @Column('uuid', { name: 'project_id', nullable: true }) projectId: string | null;
  /** What the group of its project is ordered by; another name of the project is followed by TaskNotesFollower. */
  @Column('text', { name: 'project_key', nullable: true }) projectKey: string | null;
  /** The first of those to whom it is assigned, and what their group is ordered by. Written by TaskNotes. */
  @Column('uuid', { name: 'assignee_id', nullable: true }) assigneeId: string | null;
  @Column('text', { name: 'assignee_key', nullable: true }) assigneeKey: string | null;
  /** Minutes of its finished time that count. For filters only: what is shown is the sum of the entries. Written by TaskNotes. */
  @Column('int', { default: 0 }) spent: number;
  /** Of the project. */
  @Column('uuid', { name: 'milestone_id', nullable: true }) milestoneId: string | null;
  /** Whose it was before that person left. */
  @Column('uuid', { name: 'handed_from', nullable: true }) handedFrom: string | null;
  /** The repeat that made it, and the day of the repeat that it is for. */
  @Column('uuid', { name: 'repeat_id', nullable: true }) repeatId: string | null;
  @Column('date', { name: 'repeat_on', nullable: true }) repeatOn: string | null;
  /** Days of its repeat that passed without a task of their own. */
  @Column('int', { default: 0 }) missed: number;
  @Column('timestamptz', { name: 'started_at', nullable: true }) startedAt: Date | null;
  @Column('timestamptz', { name: 'done_at', nullable: true }) doneAt: Date | null;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by' }) createdBy: string;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
  // Computed by the database.
  /** As people say it: `KES-42`, `T-1042`. */
  @Column({ type: 'text', insert: false, update: false }) code: string;
  @Column({ type: 'boolean', insert: false, update: false }) open: boolean;
  @Column({ type: 'boolean', name: 'over_estimate', insert: false, update: false }) overEstimate: boolean;
}
