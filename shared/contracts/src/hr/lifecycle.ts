import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { daySchema, idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { shownMoneySchema } from '../money/money-schema.js';
import type { EmploymentType } from './employment.js';

/** Where somebody stands between joining and leaving; invitations and archived records are kept elsewhere. */
export const EMPLOYMENT_PHASES = ['onboarding', 'active', 'suspended', 'notice', 'exited'] as const;
export type EmploymentPhase = (typeof EMPLOYMENT_PHASES)[number];

/** Calendar days between giving notice and the last working day. */
export const NOTICE_DAYS: Record<EmploymentType, number> = {
  permanent: 60,
  fixedTerm: 30,
  intern: 15,
  contractor: 15,
};

export const LIFECYCLE_ERRORS = defineErrors({
  SUCCESSOR_NEEDED: [409, 'Name who takes over first.'],
  SUCCESSOR_UNFIT: [409, 'Choose someone who works here and stays.'],
  ONLY_HR: [409, 'This is the only person who approves for HR. Give someone else the role HR first.'],
  LAST_DAY_BEFORE_JOINING: [409, 'The last working day is before the joining date.'],
  LAST_DAY_BEFORE_NOTICE: [409, 'The last working day is before the day of the notice.'],
  LAST_DAY_AHEAD: [409, 'This day has not come yet. Give notice instead.'],
  NOTICE_WAITS: [409, 'You have asked already.'],
  NOTICE_SHORTENED: [409, 'Say why the notice period is shortened.'],
  PROBATION_BEFORE_JOINING: [409, 'Probation cannot end before the joining date.'],
  PROBATION_NOT_LATER: [409, 'Choose a later day than before.'],
  BORN_AFTER_JOINING: [409, 'The date of birth is not before the joining date.'],
  CAME_BACK: [409, 'This person already works here again.'],
  JOINS_BEFORE_LEAVING: [409, 'Choose a day after their last working day.'],
});

const reasonSchema = lineSchema(300).min(3, 'Say why, in a few words.');
const successor = { successorId: idSchema.nullable() };

export const suspendSchema = z.strictObject({ version: versionSchema, reason: reasonSchema });

export const giveNoticeSchema = z.strictObject({
  version: versionSchema,
  noticeOn: daySchema,
  lastWorkingDay: daySchema,
  /** Needed where the notice period is shortened. */
  reason: lineSchema(300),
  ...successor,
});

export const exitSchema = z.strictObject({
  version: versionSchema,
  lastWorkingDay: daySchema,
  reason: reasonSchema,
  ...successor,
});

export const extendProbationSchema = z.strictObject({
  version: versionSchema,
  confirmDate: daySchema,
  reason: reasonSchema,
});

export const rehireSchema = z.strictObject({
  version: versionSchema,
  joiningDate: daySchema,
  /** Opens their old account again, or invites them. */
  invite: z.boolean(),
});

/** What somebody asks for who wants to leave; the notice counts from the day of the request. */
export const askNoticeSchema = z.strictObject({ lastWorkingDay: daySchema, reason: reasonSchema });
export type AskNotice = z.infer<typeof askNoticeSchema>;

export const ownNoticeSchema = z.object({
  today: daySchema,
  noticeDays: z.number().int(),
  /** Null: not on notice. */
  lastWorkingDay: daySchema.nullable(),
  /** What waits for a decision, or is agreed and can be asked back. */
  request: z
    .object({
      id: idSchema,
      lastWorkingDay: daySchema,
      askedOn: daySchema,
      state: z.enum(['pending', 'approved']),
    })
    .nullable(),
});
export type OwnNotice = z.infer<typeof ownNoticeSchema>;

const personSchema = z.object({ id: idSchema, name: z.string(), code: z.string() });

/** What waits for somebody and passes to whoever takes over. */
export const handOverSchema = z.object({
  reports: z.number().int(),
  teams: z.array(z.string()),
  departments: z.array(z.string()),
  /** Requests that wait for their decision. */
  approvals: z.number().int(),
  /** Open tasks that they do. */
  tasks: z.number().int(),
  /** What they have of the company and is not back, or was lost in their hands; its cost in paise where it is known. */
  assets: z.array(z.object({ name: z.string(), lost: z.boolean(), cost: shownMoneySchema.nullable() })),
  onlyHr: z.boolean(),
  /** Whoever they report to. */
  suggested: personSchema.nullable(),
});
export type HandOver = z.infer<typeof handOverSchema>;

export const lifecycleSchema = z.object({
  today: daySchema,
  noticeDays: z.number().int(),
  noticeOn: daySchema.nullable(),
  lastWorkingDay: daySchema.nullable(),
  /** Of the suspension, the notice or the exit. */
  reason: z.string().nullable(),
  successor: personSchema.nullable(),
  confirmedOn: daySchema.nullable(),
  /** The employment before and the one after this. */
  previous: personSchema.nullable(),
  next: personSchema.nullable(),
  handOver: handOverSchema,
});
export type Lifecycle = z.infer<typeof lifecycleSchema>;

/** People of each status. */
export const statusCountsSchema = z.object({
  active: z.number().int(),
  invited: z.number().int(),
  onboarding: z.number().int(),
  suspended: z.number().int(),
  notice: z.number().int(),
  exited: z.number().int(),
  archived: z.number().int(),
});
export type StatusCounts = z.infer<typeof statusCountsSchema>;
