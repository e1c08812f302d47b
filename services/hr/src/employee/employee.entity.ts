import type { EmploymentPhase, EmploymentType } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's employment, with or without an account. */
@Entity('employee')
export class EmployeeEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('text') code: string;
  @Column('text', { name: 'first_name' }) firstName: string;
  @Column('text', { name: 'last_name' }) lastName: string;
  @Column('text', { name: 'work_email' }) workEmail: string;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('uuid', { name: 'designation_id', nullable: true }) designationId: string | null;
  @Column('uuid', { name: 'department_id', nullable: true }) departmentId: string | null;
  @Column('text', { name: 'employment_type' }) employmentType: EmploymentType;
  @Column('date', { name: 'joining_date' }) joiningDate: string;
  /** Nobody is absent before it; null: since they joined. */
  @Column('date', { name: 'attendance_from', nullable: true }) attendanceFrom: string | null;
  /** The joining date is the day on which they accepted an invitation, and nobody has said another. */
  @Column('boolean', { name: 'joining_assumed', default: false }) joiningAssumed: boolean;
  @Column('date', { name: 'birth_date', nullable: true }) birthDate: string | null;
  @Column('text') timezone: string;
  @Column('uuid', { name: 'manager_id', nullable: true }) managerId: string | null;
  @Column('uuid', { name: 'user_id', nullable: true }) userId: string | null;
  @Column('uuid', { name: 'invited_user_id', nullable: true }) invitedUserId: string | null;
  @Column('uuid', { name: 'photo_file_id', nullable: true }) photoFileId: string | null;
  @Column('text', { default: 'active' }) phase: EmploymentPhase;
  /** Of the suspension, the notice or the exit. */
  @Column('text', { name: 'phase_reason', nullable: true }) phaseReason: string | null;
  @Column('date', { name: 'notice_on', nullable: true }) noticeOn: string | null;
  @Column('date', { name: 'last_working_day', nullable: true }) lastWorkingDay: string | null;
  /** Takes over what waits for them when they leave. */
  @Column('uuid', { name: 'successor_id', nullable: true }) successorId: string | null;
  /** The last day of their probation; null: none. */
  @Column('date', { name: 'confirm_date', nullable: true }) confirmDate: string | null;
  @Column('date', { name: 'confirmed_on', nullable: true }) confirmedOn: string | null;
  /** The day for which HR was asked to confirm. */
  @Column('date', { name: 'confirm_asked_for', nullable: true }) confirmAskedFor: string | null;
  /** The last working day for which HR was notified that the person cannot leave yet. */
  @Column('date', { name: 'exit_refused_for', nullable: true }) exitRefusedFor: string | null;
  /** Their employment before this one. */
  @Column('uuid', { name: 'previous_id', nullable: true }) previousId: string | null;
  /** Their account was deactivated with the employment, and comes back with it. */
  @Column('boolean', { name: 'account_stopped', default: false }) accountStopped: boolean;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
  // Written by the database.
  @Column({ type: 'text', nullable: true, insert: false, update: false }) designation: string | null;
  @Column({ type: 'text', nullable: true, insert: false, update: false }) department: string | null;
  @Column({ type: 'boolean', insert: false, update: false }) archived: boolean;
  @Column({ type: 'text', name: 'sort_name', insert: false, update: false }) sortName: string;
  @Column({ type: 'text', name: 'sort_department', insert: false, update: false }) sortDepartment: string;
  @Column({ type: 'text', name: 'search_text', insert: false, update: false }) searchText: string;
  @Column({ type: 'int', name: 'code_number', nullable: true, insert: false, update: false }) codeNumber:
    number | null;
}
