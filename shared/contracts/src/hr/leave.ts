import { z } from 'zod';
import { daySchema, idSchema, textSchema, versionSchema } from '../lists/fields.js';
import { describedQuerySchema, type DescribedQuery } from '../lists/described-list.js';
import { choices, type ListDescription } from '../lists/list-description.js';
import { pageSchema } from '../lists/list.js';
import { timeOfDaySchema } from '../lists/time-of-day.js';
import { REQUEST_STATE_LABELS, REQUEST_STATES } from '../requests/request-state.js';

export const LEAVE_PARTS = ['full', 'firstHalf', 'secondHalf'] as const;
export const LEAVE_LEDGER_KINDS = [
  'grant',
  'accrual',
  'carryIn',
  'carryExpiry',
  'take',
  'restore',
  'encash',
  'adjust',
] as const;
export type LeaveLedgerKind = (typeof LEAVE_LEDGER_KINDS)[number];
export const LEAVE_REASON_LIMIT = 500;
/** The `use` of uploads that a request needs, such as a medical certificate. */
export const LEAVE_DOCUMENT_USE = 'hr.leave-document';

/** What somebody asks for. `startTime` and `endTime` are for types in hours, on one date. */
export const askLeaveSchema = z.strictObject({
  /** Left out: for oneself. */
  employeeId: idSchema.optional(),
  typeId: idSchema,
  from: daySchema,
  to: daySchema,
  startPart: z.enum(LEAVE_PARTS).default('full'),
  endPart: z.enum(LEAVE_PARTS).default('full'),
  startTime: timeOfDaySchema.nullable().default(null),
  endTime: timeOfDaySchema.nullable().default(null),
  reason: textSchema.max(LEAVE_REASON_LIMIT, 'Use at most 500 characters.').nullable().default(null),
  /** An upload for `LEAVE_DOCUMENT_USE`. */
  documentFileId: idSchema.nullable().default(null),
  /** HR passes over notice, age, blocked dates and the document. */
  overrideReason: textSchema.min(3, 'Give a reason.').max(LEAVE_REASON_LIMIT).nullable().default(null),
});
export type AskLeave = z.output<typeof askLeaveSchema>;

export const leaveDateSchema = z.object({
  date: z.string(),
  /** How much of it counts: 0, 0.5 or 1. */
  fraction: z.number(),
  unpaid: z.number(),
  why: z.enum(['working', 'weeklyOff', 'holiday', 'sandwich']),
  /** Name of the holiday. */
  holiday: z.string().nullable(),
});

const personSchema = z.object({ id: idSchema, name: z.string() });
export const awayOnLeaveSchema = z.object({
  employee: personSchema,
  from: z.string(),
  to: z.string(),
  state: z.enum(REQUEST_STATES),
});

/** The live count of a request before it is sent. */
export const leavePreviewSchema = z.object({
  days: z.number(),
  unpaidDays: z.number(),
  dates: z.array(leaveDateSchema),
  /** Null: no balance is kept. */
  availableBefore: z.number().nullable(),
  availableAfter: z.number().nullable(),
  /** What of `availableBefore` is credited only until then. */
  planned: z.number(),
  /** What is wrong, in order; `field` is where the form shows it. */
  problems: z.array(
    z.object({ code: z.string(), field: z.string(), message: z.string(), mayOverride: z.boolean() }),
  ),
  /** Others of the same team who are away then. */
  away: z.array(awayOnLeaveSchema),
});
export type LeavePreview = z.infer<typeof leavePreviewSchema>;

export const leaveRequestSchema = z.object({
  id: idSchema,
  employee: personSchema,
  type: z.object({ id: idSchema, code: z.string(), name: z.string() }),
  from: z.string(),
  to: z.string(),
  startPart: z.enum(LEAVE_PARTS),
  endPart: z.enum(LEAVE_PARTS),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** 0 for leave in hours. */
  days: z.number(),
  unpaidDays: z.number(),
  /** Of leave in hours; days and hours are never added. */
  hours: z.number().nullable(),
  unpaidHours: z.number().nullable(),
  reason: z.string().nullable(),
  hasDocument: z.boolean(),
  state: z.enum(REQUEST_STATES),
  submittedAt: z.string(),
  version: versionSchema,
  /** Approved, begun, and with dates to come: it can be ended early, and keeps the dates up to that day. */
  running: z.boolean(),
  /** Where it is decided; null for leave that was brought from elsewhere. */
  requestId: idSchema.nullable(),
  /** Of `withdraw`, `requestCancel`, `cancel` and `cutShort`, those that the asking person may do now. */
  allowedTransitions: z.array(z.string()),
});
export type LeaveRequest = z.infer<typeof leaveRequestSchema>;

/** The list of requests for those who may read more than their own. */
export const LEAVE_REQUEST_LIST = {
  key: 'hr.leaveRequests',
  columns: [
    {
      key: 'from',
      title: 'From',
      type: 'date',
      sortable: true,
      filterable: true,
      latestFirst: true,
      display: 'always',
    },
    { key: 'employee', title: 'Employee', type: 'person', filterable: true, display: 'always' },
    { key: 'type', title: 'Leave type', type: 'choice', filterable: true },
    { key: 'to', title: 'To', type: 'date' },
    { key: 'days', title: 'Days', type: 'number' },
    { key: 'unpaidDays', title: 'Unpaid', type: 'number' },
    { key: 'hours', title: 'Hours', type: 'number' },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(REQUEST_STATES, REQUEST_STATE_LABELS),
    },
  ],
  access: { tab: 'hrOperations', resource: 'leave', action: 'read' },
  sharing: { tab: 'hrOperations', resource: 'leave', action: 'update' },
} as const satisfies ListDescription;
export const leaveRequestQuerySchema = describedQuerySchema(LEAVE_REQUEST_LIST);
export type LeaveRequestQuery = DescribedQuery<typeof LEAVE_REQUEST_LIST>;
export const leaveRequestPageSchema = pageSchema(leaveRequestSchema);
export const leaveRequestListSchema = z.object({ items: z.array(leaveRequestSchema) });

export const endLeaveSchema = z.strictObject({
  version: versionSchema,
  reason: textSchema.max(LEAVE_REASON_LIMIT, 'Use at most 500 characters.').nullable().default(null),
});
export type EndLeave = z.output<typeof endLeaveSchema>;

export const leaveBalanceSchema = z.object({
  type: z.object({
    id: idSchema,
    code: z.string(),
    name: z.string(),
    unit: z.enum(['day', 'halfDay', 'hour']),
  }),
  paid: z.boolean(),
  /** Null for types without a balance. */
  quota: z.number().nullable(),
  granted: z.number(),
  taken: z.number(),
  pending: z.number(),
  expired: z.number(),
  encashed: z.number(),
  balance: z.number(),
  available: z.number(),
  /** What is credited next, within a year. */
  nextCredit: z.object({ on: z.string(), days: z.number() }).nullable(),
});
export type LeaveBalance = z.infer<typeof leaveBalanceSchema>;

/** `GET /api/hr/leave/balances?employeeId=&asOf=`; left out: one's own, today. */
export const leaveBalanceQuerySchema = z.strictObject({
  employeeId: idSchema.optional(),
  asOf: daySchema.optional(),
});
export type LeaveBalanceQuery = z.infer<typeof leaveBalanceQuerySchema>;
export const leaveBalancesSchema = z.object({
  employee: personSchema.nullable(),
  asOf: z.string(),
  items: z.array(leaveBalanceSchema),
});
export type LeaveBalances = z.infer<typeof leaveBalancesSchema>;

export const leaveLedgerQuerySchema = z.strictObject({ employeeId: idSchema.optional(), typeId: idSchema });
export type LeaveLedgerQuery = z.infer<typeof leaveLedgerQuerySchema>;
export const leaveLedgerSchema = z.object({
  items: z.array(
    z.object({
      id: idSchema,
      kind: z.enum(LEAVE_LEDGER_KINDS),
      days: z.number(),
      effectiveOn: z.string(),
      expiresOn: z.string().nullable(),
      reason: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
});
export type LeaveLedger = z.infer<typeof leaveLedgerSchema>;

/** Who is away; the type only for those who may read it. */
export const absenceQuerySchema = z.strictObject({ from: daySchema, to: daySchema });
export type AbsenceQuery = z.infer<typeof absenceQuerySchema>;
export const absenceListSchema = z.object({
  items: z.array(
    awayOnLeaveSchema.extend({
      type: z.string().nullable(),
      /** 0 for leave in hours. */
      days: z.number(),
      hours: z.number().nullable(),
    }),
  ),
});
export type AbsenceList = z.infer<typeof absenceListSchema>;

export const adjustLeaveSchema = z.strictObject({
  employeeId: idSchema,
  typeId: idSchema,
  /** Negative takes days away. */
  days: z.number().min(-366).max(366).multipleOf(0.01, 'Use at most two decimals.'),
  effectiveOn: daySchema,
  expiresOn: daySchema.nullable().default(null),
  reason: textSchema.min(3, 'Give a reason.').max(LEAVE_REASON_LIMIT),
});
export type AdjustLeave = z.output<typeof adjustLeaveSchema>;

export const ALLOCATION_LIMIT = 100;

/** Adds the same days to the balances of several people, each of which is done or refused alone. */
export const allocateLeaveSchema = z.strictObject({
  employeeIds: z.array(idSchema).min(1).max(ALLOCATION_LIMIT, 'Choose at most 100 people.'),
  typeId: idSchema,
  days: z.number().positive('Enter more than zero.').max(366).multipleOf(0.01, 'Use at most two decimals.'),
  effectiveOn: daySchema,
  expiresOn: daySchema.nullable().default(null),
  reason: textSchema.min(3, 'Give a reason.').max(LEAVE_REASON_LIMIT),
});
export type AllocateLeave = z.output<typeof allocateLeaveSchema>;

export const encashLeaveSchema = z.strictObject({ employeeId: idSchema, typeId: idSchema, days: z.number() });
export type EncashLeave = z.infer<typeof encashLeaveSchema>;

export const claimCompOffSchema = z.strictObject({
  employeeId: idSchema.optional(),
  typeId: idSchema,
  workDate: daySchema,
  /** 0.5 or 1; left out: as much as was worked. */
  days: z.number().min(0.5).max(1).multipleOf(0.5).nullable().default(null),
});
export type ClaimCompOff = z.output<typeof claimCompOffSchema>;

/** What was written for one person. */
export const leavePostedSchema = z.object({
  days: z.number(),
  effectiveOn: z.string(),
  expiresOn: z.string().nullable(),
});
export type LeavePosted = z.infer<typeof leavePostedSchema>;
