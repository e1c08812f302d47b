import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { idSchema, lineSchema } from '../lists/fields.js';
import type { Role } from '../permissions/roles.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';
import { TASK_TAB_LABELS, TASK_TABS } from './task-tab.js';

/** The hues of the theme in which a label is shown; the name always stands beside it. */
export const LABEL_COLOURS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export type LabelColour = (typeof LABEL_COLOURS)[number];
export const LABEL_COLOUR_LABELS: Record<LabelColour, string> = {
  1: 'Blue',
  2: 'Green',
  3: 'Amber',
  4: 'Pink',
  5: 'Teal',
  6: 'Violet',
  7: 'Red',
  8: 'Grey',
};

const READERS: readonly Role[] = ['admin', 'hr', 'teamLeader', 'employee'];
const KEEPERS: readonly Role[] = ['admin', 'hr', 'teamLeader'];

export const labelNameSchema = lineSchema(40).min(1, 'Give the label a name.');

/** A word that groups tasks. */
export const LABEL = defineRecord({
  kind: 'label',
  path: 'labels',
  remote: null,
  one: 'Label',
  many: 'Labels',
  // Writing a new one on a task that one may change makes it, too.
  resource: { readers: READERS, keepers: KEEPERS },
  fields: {
    name: { label: 'Name', schema: labelNameSchema },
    colour: { label: 'Colour', schema: z.enum(LABEL_COLOURS, 'Choose a colour.') },
    /** Offered for tasks of this area alone; null: for all. */
    tab: { label: 'Area', schema: z.enum(TASK_TABS).nullable() },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    {
      key: 'tab',
      type: 'choice',
      filterable: true,
      options: choices(TASK_TABS, TASK_TAB_LABELS),
    },
    { key: 'tasks', title: 'Open tasks', type: 'number' },
    statusColumn,
  ],
  shows: { status: recordStatusSchema, tasks: z.number().int() },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    LABEL_NAME_TAKEN: [409, 'There is already a label of this name.'],
    LABEL_ARCHIVED: [409, 'Restore the label first.'],
  },
});
export type Label = Shown<typeof LABEL>;
export type CreateLabel = Created<typeof LABEL>;
export type UpdateLabel = Updated<typeof LABEL>;
export type LabelQuery = Queried<typeof LABEL>;

/** `GET /api/labels/choices`: all labels, for those who write tasks; archived ones are shown, not offered. */
export const labelChoicesSchema = z.object({
  items: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      colour: z.enum(LABEL_COLOURS),
      tab: z.enum(TASK_TABS).nullable(),
      archived: z.boolean(),
    }),
  ),
});
export type LabelChoices = z.infer<typeof labelChoicesSchema>;
