import { z } from 'zod';
import { daySchema } from '../lists/fields.js';
import { choices } from '../lists/list-description.js';
import { moneySchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';
import { taxYearSchema } from './tax-profile.js';

/** Quarters of a tax year, which begins in April. */
export const TAX_QUARTERS = ['q1', 'q2', 'q3', 'q4'] as const;
export type TaxQuarter = (typeof TAX_QUARTERS)[number];
export const TAX_QUARTER_LABELS: Record<TaxQuarter, string> = {
  q1: 'April to June',
  q2: 'July to September',
  q3: 'October to December',
  q4: 'January to March',
};

export const taxQuarterSchema = z.enum(TAX_QUARTERS, 'Choose a quarter.');

/** A payment of deducted tax to the government, as the bank's receipt names it. */
export const TAX_CHALLAN = defineRecord({
  kind: 'taxChallan',
  path: 'finance/tax-challans',
  remote: 'finance',
  one: 'Challan',
  many: 'Challans',
  resource: { tab: 'finance', resource: 'payroll' },
  fields: {
    taxYear: { label: 'Tax year from April', schema: taxYearSchema },
    quarter: { label: 'Quarter', schema: taxQuarterSchema },
    bsrCode: {
      label: 'BSR code',
      schema: z.string().regex(/^\d{7}$/, 'Enter the 7 digits of the bank branch.'),
    },
    paidOn: { label: 'Deposited on', schema: daySchema },
    serial: {
      label: 'Challan serial number',
      schema: z.string().regex(/^\d{5}$/, 'Enter the 5 digits of the challan.'),
    },
    tax: { label: 'Tax', schema: moneySchema(), money: 'INR' },
    interest: { label: 'Interest', schema: moneySchema(), money: 'INR' },
    fee: { label: 'Fee', schema: moneySchema(), money: 'INR' },
  },
  columns: [
    { key: 'paidOn', type: 'date', sortable: true, latestFirst: true, display: 'always' },
    { key: 'taxYear', type: 'number', filterable: true },
    {
      key: 'quarter',
      type: 'choice',
      filterable: true,
      options: choices(TAX_QUARTERS, TAX_QUARTER_LABELS),
    },
    { key: 'bsrCode', type: 'text' },
    { key: 'serial', type: 'text' },
    { key: 'tax', type: 'number' },
    { key: 'interest', type: 'number' },
    { key: 'fee', type: 'number' },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    TAX_CHALLAN_TAKEN: [409, 'A challan with this branch, day and number is there already.'],
    TAX_CHALLAN_AHEAD: [409, 'This day has not come yet.'],
    TAX_CHALLAN_ARCHIVED: [409, 'This challan is archived. Restore it first.'],
  },
});
export type TaxChallan = Shown<typeof TAX_CHALLAN>;
export type CreateTaxChallan = Created<typeof TAX_CHALLAN>;
export type UpdateTaxChallan = Updated<typeof TAX_CHALLAN>;
