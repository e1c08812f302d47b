import { LEAVE_TYPE, type CreateLeaveType, type LeaveType } from '@atrium/contracts';
import { type RecordRow, type RecordRules, statusFilter, tenantList } from '@atrium/records';
import { LeaveTypeEntity } from './leave-type.entity.js';

export type LeaveTypeRow = RecordRow & CreateLeaveType;

const status = statusFilter('t');

export const LEAVE_TYPE_COLUMNS = `t.id, t.version, t.archived_at as "archivedAt", t.name, t.code, t.paid, t.unit, t.count_by as "countBy", t.quota::float8 as "quota", t.frequency, t.accrual_day as "accrualDay", t.rounding, t.prorate_joiners as "prorateJoiners", t.year_month as "yearMonth", t.max_balance::float8 as "maxBalance", t.carry_max::float8 as "carryMax", t.carry_expiry_months as "carryExpiryMonths", t.encash_max::float8 as "encashMax", t.encash_keep::float8 as "encashKeep", t.negative_limit::float8 as "negativeLimit", t.on_shortfall as "onShortfall", t.sandwich, t.notice_days as "noticeDays", t.backdate_days as "backdateDays", t.max_consecutive::float8 as "maxConsecutive", t.document_after_days::float8 as "documentAfterDays", t.gender, t.probation_allowed as "probationAllowed", t.min_service_days as "minServiceDays", t.optional_holidays_only as "optionalHolidaysOnly", t.comp_off_expiry_days as "compOffExpiryDays", t.claim_within_days as "claimWithinDays"`;

const LIST = tenantList<LeaveTypeRow>()({
  list: LEAVE_TYPE.list,
  from: 'leave_type t',
  alias: 't',
  columns: LEAVE_TYPE_COLUMNS,
  sorts: { name: 't.sort_name' },
  filters: { status: status.filter },
  unless: { status: status.otherwise },
  text: { kind: LEAVE_TYPE.kind, content: `lower(t.name || ' ' || t.code)` },
});

const { errors } = LEAVE_TYPE;

export const LEAVE_TYPES: RecordRules<LeaveTypeRow, LeaveTypeEntity, LeaveType> = {
  record: LEAVE_TYPE,
  table: {
    record: LEAVE_TYPE,
    entity: LeaveTypeEntity,
    unique: {
      leave_type_name_key: { field: 'name', refusal: errors.LEAVE_TYPE_NAME_TAKEN },
      leave_type_code_key: { field: 'code', refusal: errors.LEAVE_TYPE_CODE_TAKEN },
    },
  },
  list: LIST,
  seenBy: 'all',
  title: ({ name }) => name,
  shows: ({ archivedAt }) => ({ status: archivedAt ? 'archived' : 'active' }),
};
