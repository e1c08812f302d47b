import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { REQUEST_ERRORS } from './request.errors.js';

/** Who decides a step: someone above the person, someone by name, or everyone who holds a role or a permission. */
export const APPROVERS = ['manager', 'managersManager', 'person', 'role', 'permission'] as const;
export type Approver = (typeof APPROVERS)[number];
export const APPROVER_LABELS: Record<Approver, string> = {
  manager: 'Manager of the person',
  managersManager: 'Manager of their manager',
  person: 'Someone by name',
  role: 'A role',
  permission: 'A permission',
};

export const APPROVER_ROLES = ['hr', 'admin', 'teamLeader'] as const;
export type ApproverRole = (typeof APPROVER_ROLES)[number];

/** Permissions whose holders may be asked, as `tab/resource`; the action is always approve. */
export const APPROVER_PERMISSIONS = [
  'hrOperations/leave',
  'hrOperations/attendence',
  'hrOperations/salaryManagement',
  'finance/payroll',
] as const;
export type ApproverPermission = (typeof APPROVER_PERMISSIONS)[number];
export const APPROVER_PERMISSION_LABELS: Record<ApproverPermission, string> = {
  'hrOperations/leave': 'May approve leave',
  'hrOperations/attendence': 'May approve attendance',
  'hrOperations/salaryManagement': 'May approve salaries',
  'finance/payroll': 'May approve payroll',
};

export const PLAN_STEP_LIMIT = 5;
export const ESCALATE_AFTER = 4;
const MOST_DAYS = 366;
const MOST_MINUTES = 1_440;
const WHOLE = 'Enter a whole number.';
const fault = (most: string) => `Enter a number from 0 to ${most}.`;

/** One step; it is asked when each of its conditions holds. */
export const planStepSchema = z
  .strictObject({
    by: z.enum(APPROVERS),
    personId: idSchema.nullable(),
    role: z.enum(APPROVER_ROLES).nullable(),
    permission: z.enum(APPROVER_PERMISSIONS).nullable(),
    /** Asked for requests of more days than this. */
    overDays: z.number().min(0, fault('366')).max(MOST_DAYS, fault('366')).nullable(),
    overMinutes: z.number().int(WHOLE).min(0, fault('1,440')).max(MOST_MINUTES, fault('1,440')).nullable(),
    /** Asked for these types only; none: for all. */
    types: z.array(z.string().max(40)).max(50),
  })
  .superRefine(({ by, ...step }, context) => {
    const missing = { person: 'personId', role: 'role', permission: 'permission' } as const;
    if (by === 'manager' || by === 'managersManager') return;
    if (step[missing[by]] === null)
      context.addIssue({
        code: 'custom',
        path: [missing[by]],
        message: REQUEST_ERRORS.APPROVER_NEEDED.message,
      });
  });
export type PlanStep = z.infer<typeof planStepSchema>;

export const savePlanSchema = z.strictObject({
  /** 0: the kind's own steps, before the company has set any. */
  version: z.number().int().min(0),
  steps: z
    .array(planStepSchema)
    .min(1, 'Name at least one step.')
    .max(PLAN_STEP_LIMIT, 'Use at most 5 steps.'),
  /** Working days after which the next one up may decide too. */
  escalateAfter: z.number().int(WHOLE).min(1, 'Enter 1 to 30 days.').max(30, 'Enter 1 to 30 days.'),
});
export type SavePlan = z.infer<typeof savePlanSchema>;

/** The steps of one kind of request, as they hold for requests that are sent from now on. */
export const approvalPlanSchema = z.object({
  kind: z.string(),
  /** In the reader's language. */
  title: z.string(),
  icon: z.string(),
  version: z.number().int(),
  steps: z.array(planStepSchema),
  /** Names of the people whom steps name, by id; someone who has left is `null`. */
  people: z.record(z.string(), z.string().nullable()),
  escalateAfter: z.number().int(),
  changed: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** What its conditions can be about. */
  conditions: z.object({ days: z.boolean(), minutes: z.boolean() }),
  types: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type ApprovalPlan = z.infer<typeof approvalPlanSchema>;
export const approvalPlansSchema = z.object({ items: z.array(approvalPlanSchema) });
export const planKindSchema = z.object({ kind: z.string().min(1).max(60) });

/** `POST /api/request-plans/{kind}/try`: who would decide for a person, with steps that need not be saved yet. */
export const tryPlanSchema = z.strictObject({
  employeeId: z.string().min(1, 'Choose a person.').pipe(idSchema),
  days: z.number().min(0).max(MOST_DAYS, fault('366')),
  minutes: z.number().int(WHOLE).min(0).max(MOST_MINUTES, fault('1,440')),
  type: z.string().max(40).nullable(),
  steps: savePlanSchema.shape.steps,
});
export type TryPlan = z.infer<typeof tryPlanSchema>;

export const triedStepSchema = z.object({
  /** Left out by its conditions, or because the same person was asked just before. */
  asked: z.boolean(),
  /** Everyone who may decide it; empty when it is left out or no one can. */
  deciders: z.array(z.string()),
  /** Why it is they, in the reader's language. */
  why: z.array(z.string()),
  /** Who may decide too when it takes too long. */
  next: z.string().nullable(),
});
export const triedPlanSchema = z.object({
  person: z.string(),
  /** approved: no step applies, so it is approved when it is sent. */
  outcome: z.enum(['asked', 'approved', 'noApprover']),
  steps: z.array(triedStepSchema),
});
export type TriedPlan = z.infer<typeof triedPlanSchema>;
