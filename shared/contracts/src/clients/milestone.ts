import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, idSchema, lineSchema, textSchema } from '../lists/fields.js';
import { moneySchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';

export const MILESTONE_STATES = [
  'pending',
  'in_progress',
  'submitted',
  'client_approved',
  'invoiced',
  'changes_requested',
] as const;
export type MilestoneState = (typeof MILESTONE_STATES)[number];
export const MILESTONE_STATE_LABELS: Record<MilestoneState, string> = {
  pending: 'Not started',
  in_progress: 'In progress',
  submitted: 'With the client',
  client_approved: 'Approved',
  invoiced: 'Invoiced',
  changes_requested: 'Changes wanted',
};

/** Nothing of it is left to be done. */
export const CLOSED_MILESTONE_STATES: readonly MilestoneState[] = ['client_approved', 'invoiced'];

const changeMilestoneSchema = z.strictObject({
  version: z.number().int(),
  answer: textSchema.min(1, 'Say what is to be changed.').max(2000, 'Use at most 2,000 characters.'),
});

const invoiceMilestoneSchema = z.strictObject({
  version: z.number().int(),
  invoiceNumber: lineSchema(40).min(1, 'Enter the number of the invoice.'),
});

/** What a project reaches by a day, which the client approves. */
export const MILESTONE = defineRecord({
  kind: 'milestone',
  path: 'milestones',
  remote: 'clients',
  one: 'Milestone',
  many: 'Milestones',
  resource: { tab: 'clientManagement', resource: 'projects' },
  fields: {
    projectId: { label: 'Project', schema: idSchema, fixed: true, notImported: true },
    title: { label: 'Title', schema: lineSchema(200).min(1, 'Give the milestone a title.') },
    dueOn: { label: 'Due', schema: daySchema },
    criteria: {
      label: 'Done when',
      schema: textSchema.max(2000, 'Use at most 2,000 characters.').nullable(),
    },
    amount: { label: 'Amount', schema: moneySchema({ min: 1 }).nullable().optional(), money: 'own' },
  },
  columns: [
    { key: 'title', type: 'text', display: 'always' },
    { key: 'project', title: 'Project', type: 'person', filterable: true },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(MILESTONE_STATES, MILESTONE_STATE_LABELS),
    },
    { key: 'dueOn', type: 'date', sortable: true },
  ],
  shows: {
    project: refSchema,
    state: z.enum(MILESTONE_STATES),
    /** Its tasks that are not cancelled. */
    tasks: z.object({ open: z.number().int(), total: z.number().int() }),
    /** What the client wants changed. */
    answer: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    /** Who at the client decided, or the person of the company who wrote it down. */
    decidedBy: z.string().nullable(),
    /** Of an invoiced one. */
    invoiceNumber: z.string().nullable(),
  },
  steps: {
    start: { from: ['pending', 'changes_requested'], to: 'in_progress', needs: 'update', verb: 'started' },
    submit: {
      from: ['pending', 'in_progress', 'changes_requested'],
      to: 'submitted',
      needs: 'update',
      verb: 'shown to the client',
    },
    approve: { from: ['submitted'], to: 'client_approved', needs: 'update', verb: 'approved' },
    change: {
      from: ['submitted'],
      to: 'changes_requested',
      needs: 'update',
      verb: 'changes wanted',
      body: changeMilestoneSchema,
    },
    invoice: {
      from: ['client_approved'],
      to: 'invoiced',
      needs: 'update',
      verb: 'invoiced',
      body: invoiceMilestoneSchema,
    },
  },
  errors: {
    MILESTONE_APPROVED: [409, 'The client has approved it.'],
    MILESTONE_ANSWER: [400, 'Say what is to be changed.'],
  },
  auditLabels: { answer: 'Answer', invoiceNumber: 'Invoice' },
});
export type Milestone = Shown<typeof MILESTONE>;
export type CreateMilestone = Created<typeof MILESTONE>;
export type UpdateMilestone = Updated<typeof MILESTONE>;
export type MilestoneQuery = Queried<typeof MILESTONE>;

/** What a client sees of a milestone that was shown to them. */
export const ownMilestoneSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  /** The name of its project. */
  project: z.string(),
  title: z.string(),
  dueOn: daySchema,
  criteria: z.string().nullable(),
  state: z.enum(MILESTONE_STATES),
  answer: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type OwnMilestone = z.infer<typeof ownMilestoneSchema>;
export const ownMilestonesSchema = z.object({ items: z.array(ownMilestoneSchema) });

/** `POST /api/client-portal/milestones/:id/decide`. */
export const decideMilestoneSchema = z.strictObject({
  version: z.number().int(),
  approved: z.boolean(),
  /** Needed where it is not approved. */
  answer: textSchema.max(2000, 'Use at most 2,000 characters.').nullable(),
});
export type DecideMilestone = z.infer<typeof decideMilestoneSchema>;
