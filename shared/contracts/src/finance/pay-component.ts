import { z } from 'zod';
import { lineSchema } from '../lists/fields.js';
import { choices } from '../lists/list-description.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';
import {
  COMPONENT_KINDS,
  COMPONENT_ROUNDINGS,
  type ComponentKind,
  type ComponentRounding,
} from './pay-line.js';

const COMPONENT_KIND_LABELS: Record<ComponentKind, string> = {
  earning: 'Earning',
  deduction: 'Deduction',
  employer: 'Paid by the company',
};
const COMPONENT_ROUNDING_LABELS: Record<ComponentRounding, string> = {
  rupee: 'To the nearest rupee',
  rupeeUp: 'Up to the rupee',
  rupeeDown: 'Down to the rupee',
  paisa: 'To the nearest paisa',
};

/** What somebody is paid or what is kept back, such as basic pay, as a formula of what a full month has. */
export const PAY_COMPONENT = defineRecord({
  kind: 'payComponent',
  path: 'finance/components',
  remote: 'finance',
  one: 'Pay component',
  many: 'Pay components',
  resource: { tab: 'finance', resource: 'payroll' },
  fields: {
    name: { label: 'Name', schema: lineSchema(80).min(1, 'Name the component.') },
    /** By which formulas name it, so it stays. */
    code: {
      label: 'Code',
      schema: lineSchema(30).regex(
        /^[A-Z][A-Z0-9_]*$/,
        'Use capital letters, digits and underscores, a letter first.',
      ),
      fixed: true,
    },
    kind: { label: 'Kind', schema: z.enum(COMPONENT_KINDS, 'Choose what it is.') },
    formula: { label: 'Formula', schema: lineSchema(500).min(1, 'Enter a formula.') },
    prorated: { label: 'For paid days only', schema: z.boolean() },
    taxable: { label: 'Taxable', schema: z.boolean() },
    wages: { label: 'Counts as wages', schema: z.boolean() },
    fixed: { label: 'Part of the fixed pay', schema: z.boolean() },
    rent: { label: 'House rent allowance', schema: z.boolean() },
    rounding: { label: 'Rounding', schema: z.enum(COMPONENT_ROUNDINGS, 'Choose a rounding.') },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'code', type: 'text', sortable: true },
    {
      key: 'kind',
      type: 'choice',
      filterable: true,
      options: choices(COMPONENT_KINDS, COMPONENT_KIND_LABELS),
    },
    { key: 'formula', type: 'text' },
    {
      key: 'rounding',
      type: 'choice',
      options: choices(COMPONENT_ROUNDINGS, COMPONENT_ROUNDING_LABELS),
      display: 'hidden',
    },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    PAY_COMPONENT_CODE_TAKEN: [409, 'Another component has this code.'],
    PAY_COMPONENT_CODE_RESERVED: [409, 'A line of the law has this code.'],
    PAY_COMPONENT_ARCHIVED: [409, 'This component is archived. Restore it first.'],
    PAY_COMPONENT_IN_USE: [409, 'A salary structure or the formula of another component asks for it.'],
  },
});
export type PayComponent = Shown<typeof PAY_COMPONENT>;
export type CreatePayComponent = Created<typeof PAY_COMPONENT>;
export type UpdatePayComponent = Updated<typeof PAY_COMPONENT>;
