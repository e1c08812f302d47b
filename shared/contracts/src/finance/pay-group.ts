import { z } from 'zod';
import { idSchema, lineSchema } from '../lists/fields.js';
import { choices } from '../lists/list-description.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';

/** States whose professional tax is known, also those that levy none; proper names. */
export const PAY_STATES = [
  'Andhra Pradesh',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Odisha',
  'Rajasthan',
  'Tamil Nadu',
  'Telangana',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;
export type PayState = (typeof PAY_STATES)[number];
export const payStateSchema = z.enum(PAY_STATES, 'Choose a state.');

const dayOfMonth = z
  .int('Enter a day from 1 to 31.')
  .min(1, 'Enter a day from 1 to 31.')
  .max(31, 'Enter a day from 1 to 31.');

/** People who are paid together. */
export const PAY_GROUP = defineRecord({
  kind: 'payGroup',
  path: 'finance/groups',
  remote: 'finance',
  one: 'Pay group',
  many: 'Pay groups',
  resource: {
    tab: 'finance',
    resource: 'payroll',
    alsoReadBy: [
      { tab: 'finance', resource: 'payrollTable' },
      { tab: 'hrOperations', resource: 'salaryManagement' },
    ],
  },
  fields: {
    name: { label: 'Name', schema: lineSchema(80).min(1, 'Name the pay group.') },
    /** Of a month that is shorter, its last day. */
    payDay: { label: 'Pay day', schema: dayOfMonth },
    /** After it nothing more is taken into the month; null: its last day. */
    cutOffDay: { label: 'Cut-off day', schema: dayOfMonth.nullable() },
    defaultStructureId: {
      label: 'Usual structure',
      schema: idSchema.nullable(),
      shownAs: 'defaultStructure',
      notImported: true,
    },
    /** Null: no professional tax is deducted. */
    state: { label: 'State of professional tax', schema: payStateSchema.nullable() },
    providentFund: { label: 'Provident fund is deducted', schema: z.boolean() },
    welfareFund: { label: 'Labour welfare fund is deducted', schema: z.boolean() },
    /** Otherwise only unpaid leave is deducted. */
    absenceUnpaid: { label: 'Absent days are not paid', schema: z.boolean() },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'payDay', type: 'number', sortable: true },
    { key: 'cutOffDay', type: 'number', display: 'hidden' },
    { key: 'defaultStructure', title: 'Usual structure', type: 'text' },
    {
      key: 'state',
      type: 'choice',
      filterable: true,
      options: choices(
        PAY_STATES,
        Object.fromEntries(PAY_STATES.map((state) => [state, state])) as Record<PayState, string>,
      ),
    },
    { key: 'people', title: 'People', type: 'number' },
    statusColumn,
  ],
  shows: {
    status: recordStatusSchema,
    /** Who are paid in it this month. */
    people: z.int(),
  },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    PAY_GROUP_NAME_TAKEN: [409, 'Another pay group has this name.'],
    PAY_GROUP_ARCHIVED: [409, 'This pay group is archived. Restore it first.'],
    PAY_GROUP_IN_USE: [409, 'People are paid in this group.'],
  },
});
export type PayGroup = Shown<typeof PAY_GROUP>;
export type CreatePayGroup = Created<typeof PAY_GROUP>;
export type UpdatePayGroup = Updated<typeof PAY_GROUP>;
