import { z } from 'zod';
import { daySchema, idSchema } from '../lists/fields.js';
import { awayOnLeaveSchema, leaveRequestSchema } from './leave.js';

/** Most requests of one answer; the oldest come first, so that none is forgotten. */
export const APPROVALS_LIMIT = 50;
/** Weeks that the presence of teams is shown for. */
export const APPROVAL_WEEKS = 4;

export const leaveApprovalQuerySchema = z.strictObject({
  /** The first date of the presence; left out: the Monday of this week. */
  from: daySchema.optional(),
});
export type LeaveApprovalQuery = z.infer<typeof leaveApprovalQuerySchema>;

/** A request that waits, with what its decider should know. */
export const leaveApprovalSchema = z.object({
  leave: leaveRequestSchema,
  request: z.object({ id: idSchema, version: z.number().int(), step: z.number().int() }),
  /** The reader may decide it now; else somebody else comes first. */
  mayDecide: z.boolean(),
  department: z.string().nullable(),
  /** Ids of `teams` that the person is in today. */
  teams: z.array(z.string()),
  /** Null where no balance is kept. */
  balance: z.object({ before: z.number(), after: z.number() }).nullable(),
  /** Others of the same teams who are away then, or have asked. */
  away: z.array(awayOnLeaveSchema),
  /** Why it has to be looked at alone before it is approved. */
  warnings: z.array(z.string()),
});
export type LeaveApproval = z.infer<typeof leaveApprovalSchema>;

export const teamPresenceSchema = z.object({
  /** `all` where the company has no teams. */
  id: z.string(),
  /** Null: of all people whom the reader decides for. */
  name: z.string().nullable(),
  /** Share of its members, in percent, that should stay. */
  minPresent: z.number().int(),
  /** A place for each date, with approved leave left out. */
  days: z.array(z.object({ members: z.number().int(), present: z.number().int() })),
});
export type TeamPresence = z.infer<typeof teamPresenceSchema>;

export const leaveApprovalsSchema = z.object({
  today: z.string(),
  dates: z.array(z.object({ date: z.string(), off: z.boolean() })),
  teams: z.array(teamPresenceSchema),
  items: z.array(leaveApprovalSchema),
  /** All that wait, shown or not. */
  total: z.number().int(),
});
export type LeaveApprovals = z.infer<typeof leaveApprovalsSchema>;

/** What everybody has of each type, a page of people at a time. */
export const balanceSheetQuerySchema = z.strictObject({
  search: z.string().trim().max(80).optional(),
  /** How many people come before. */
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type BalanceSheetQuery = z.infer<typeof balanceSheetQuerySchema>;
export const BALANCE_SHEET_PAGE = 50;

export const balanceSheetSchema = z.object({
  types: z.array(z.object({ id: idSchema, code: z.string(), name: z.string(), hours: z.boolean() })),
  items: z.array(
    z.object({
      employee: z.object({ id: idSchema, code: z.string(), name: z.string() }),
      department: z.string().nullable(),
      /** By type; a type without any entry is left out. */
      balances: z.array(z.object({ typeId: idSchema, balance: z.number(), reserved: z.number() })),
    }),
  ),
  total: z.number().int(),
});
export type BalanceSheet = z.infer<typeof balanceSheetSchema>;
