import type { LeaveType } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** As the database keeps days. */
const HUNDREDTHS = { precision: 6, scale: 2 } as const;

@Entity('leave_type')
export class LeaveTypeEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('text') name: string;
  @Column('text') code: string;
  @Column('boolean') paid: boolean;
  @Column('text') unit: LeaveType['unit'];
  @Column('text', { name: 'count_by' }) countBy: LeaveType['countBy'];
  @Column('numeric', { ...HUNDREDTHS, nullable: true }) quota: number | null;
  @Column('text') frequency: LeaveType['frequency'];
  @Column('text', { name: 'accrual_day' }) accrualDay: LeaveType['accrualDay'];
  @Column('text') rounding: LeaveType['rounding'];
  @Column('boolean', { name: 'prorate_joiners' }) prorateJoiners: boolean;
  @Column('int', { name: 'year_month' }) yearMonth: number;
  @Column('numeric', { ...HUNDREDTHS, name: 'max_balance', nullable: true }) maxBalance: number | null;
  @Column('numeric', { ...HUNDREDTHS, name: 'carry_max', nullable: true }) carryMax: number | null;
  @Column('int', { name: 'carry_expiry_months', nullable: true }) carryExpiryMonths: number | null;
  @Column('numeric', { ...HUNDREDTHS, name: 'encash_max', nullable: true }) encashMax: number | null;
  @Column('numeric', { ...HUNDREDTHS, name: 'encash_keep' }) encashKeep: number;
  @Column('numeric', { ...HUNDREDTHS, name: 'negative_limit' }) negativeLimit: number;
  @Column('text', { name: 'on_shortfall' }) onShortfall: LeaveType['onShortfall'];
  @Column('text') sandwich: LeaveType['sandwich'];
  @Column('int', { name: 'notice_days', nullable: true }) noticeDays: number | null;
  @Column('int', { name: 'backdate_days', nullable: true }) backdateDays: number | null;
  @Column('numeric', { ...HUNDREDTHS, name: 'max_consecutive', nullable: true }) maxConsecutive:
    number | null;
  @Column('numeric', { ...HUNDREDTHS, name: 'document_after_days', nullable: true }) documentAfterDays:
    number | null;
  @Column('text', { nullable: true }) gender: LeaveType['gender'];
  @Column('boolean', { name: 'probation_allowed' }) probationAllowed: boolean;
  @Column('int', { name: 'min_service_days', nullable: true }) minServiceDays: number | null;
  @Column('boolean', { name: 'optional_holidays_only' }) optionalHolidaysOnly: boolean;
  @Column('int', { name: 'comp_off_expiry_days', nullable: true }) compOffExpiryDays: number | null;
  @Column('int', { name: 'claim_within_days' }) claimWithinDays: number;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
  // Computed by the database.
  @Column({ type: 'boolean', insert: false, update: false }) archived: boolean;
  @Column({ type: 'text', name: 'sort_name', insert: false, update: false }) sortName: string;
}
