import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { defineErrors } from '../errors/define-errors.js';
import { daySchema, idSchema, lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown } from '../records/record.types.js';

export const CHECKLISTS = ['onboarding', 'offboarding'] as const;
export type Checklist = (typeof CHECKLISTS)[number];
export const CHECKLIST_LABELS: Record<Checklist, string> = {
  onboarding: 'Joining',
  offboarding: 'Leaving',
};

export const CHECKLIST_OWNERS = ['person', 'manager', 'hr', 'it', 'finance'] as const;
export type ChecklistOwner = (typeof CHECKLIST_OWNERS)[number];
export const CHECKLIST_OWNER_LABELS: Record<ChecklistOwner, string> = {
  person: 'The person',
  manager: 'The manager',
  hr: 'HR',
  it: 'IT',
  finance: 'Finance',
};

export const CHECKLIST_ERRORS = defineErrors({
  CHECKLIST_EMPTY: [409, 'This checklist has no items yet.'],
  CHECKLIST_RUNS: [409, 'This checklist was started already.'],
  PROOF_NEEDED: [409, 'Say what proves it.'],
});

/** What is to be done when somebody joins or leaves. A started checklist is a copy that later changes leave as it is. */
export const CHECKLIST_ITEM = defineRecord({
  kind: 'checklistItem',
  path: 'hr/checklist-items',
  remote: 'hr',
  one: 'Checklist item',
  many: 'Checklist items',
  resource: { tab: 'hrOperations', resource: 'addEmployee' },
  fields: {
    title: { label: 'Title', schema: lineSchema(120).min(1, 'Enter a title.') },
    checklist: { label: 'Checklist', schema: z.enum(CHECKLISTS, 'Choose a checklist.') },
    owner: { label: 'Done by', schema: z.enum(CHECKLIST_OWNERS, 'Choose who does it.') },
    dueDays: {
      label: 'Due in days',
      schema: z
        .number('Enter days.')
        .int('Enter whole days.')
        .min(-60, 'Enter at least -60.')
        .max(90, 'Enter at most 90.'),
    },
    proof: { label: 'Proof is needed', schema: z.boolean() },
  },
  columns: [
    { key: 'title', type: 'text', sortable: true, display: 'always' },
    {
      key: 'checklist',
      type: 'choice',
      filterable: true,
      options: choices(CHECKLISTS, CHECKLIST_LABELS),
    },
    {
      key: 'owner',
      type: 'choice',
      filterable: true,
      options: choices(CHECKLIST_OWNERS, CHECKLIST_OWNER_LABELS),
    },
    { key: 'dueDays', type: 'number', sortable: true },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    CHECKLIST_ITEM_ARCHIVED: [409, 'This item is archived. Restore it first.'],
    CHECKLIST_TITLE_TAKEN: [409, 'This checklist has an item with this title.'],
  },
});
export type ChecklistItem = Shown<typeof CHECKLIST_ITEM>;
export type CreateChecklistItem = Created<typeof CHECKLIST_ITEM>;

export const usualItemsSchema = z.object({ added: z.number().int() });

export const checklistStepSchema = z.object({
  id: idSchema,
  employee: z.object({ id: idSchema, name: z.string() }),
  checklist: z.enum(CHECKLISTS),
  title: z.string(),
  owner: z.enum(CHECKLIST_OWNERS),
  dueOn: daySchema,
  proof: z.boolean(),
  doneAt: z.iso.datetime().nullable(),
  doneBy: z.string().nullable(),
  /** What proves it. */
  note: z.string().nullable(),
  /** Whether the reader may tick it. */
  mine: z.boolean(),
});
export type ChecklistStep = z.infer<typeof checklistStepSchema>;

/** Open ones first, then by their day. */
export const checklistStepsSchema = z.object({ items: z.array(checklistStepSchema), today: daySchema });
export type ChecklistSteps = z.infer<typeof checklistStepsSchema>;

export const startChecklistSchema = z.strictObject({ checklist: z.enum(CHECKLISTS) });
export type StartChecklist = z.infer<typeof startChecklistSchema>;

export const tickChecklistSchema = z.strictObject({ done: z.boolean(), note: lineSchema(200) });
export type TickChecklist = z.infer<typeof tickChecklistSchema>;
