import { LEAVE_TYPE, type LeaveType } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { LeaveTypeEntity } from './leave-type.entity.js';

export type LeaveTypeRow = RowOf<typeof LeaveTypeEntity>;

const status = statusFilter('t');

const LIST = tenantList<LeaveTypeRow>()({
  list: LEAVE_TYPE.list,
  table: LeaveTypeEntity,
  alias: 't',
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
  shows: (row): OwnAnswer<LeaveType> => ({
    name: row.name,
    code: row.code,
    paid: row.paid,
    unit: row.unit,
    countBy: row.countBy,
    quota: row.quota,
    frequency: row.frequency,
    accrualDay: row.accrualDay,
    rounding: row.rounding,
    prorateJoiners: row.prorateJoiners,
    yearMonth: row.yearMonth,
    maxBalance: row.maxBalance,
    carryMax: row.carryMax,
    carryExpiryMonths: row.carryExpiryMonths,
    encashMax: row.encashMax,
    encashKeep: row.encashKeep,
    negativeLimit: row.negativeLimit,
    onShortfall: row.onShortfall,
    sandwich: row.sandwich,
    noticeDays: row.noticeDays,
    backdateDays: row.backdateDays,
    maxConsecutive: row.maxConsecutive,
    documentAfterDays: row.documentAfterDays,
    gender: row.gender,
    probationAllowed: row.probationAllowed,
    minServiceDays: row.minServiceDays,
    optionalHolidaysOnly: row.optionalHolidaysOnly,
    compOffExpiryDays: row.compOffExpiryDays,
    claimWithinDays: row.claimWithinDays,
    status: statusOf(row),
  }),
};
