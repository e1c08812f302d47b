import { z } from 'zod';
import { lineSchema } from '../lists/fields.js';
import { moneySchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';

/** What people can claim back, free of tax, such as fuel or books. */
export const CLAIM_TYPE = defineRecord({
  kind: 'claimType',
  path: 'finance/claim-types',
  remote: 'finance',
  one: 'Claim component',
  many: 'Claim components',
  resource: { tab: 'finance', resource: 'payroll' },
  fields: {
    name: {
      label: 'Name',
      schema: lineSchema(60).min(1, 'Enter a name.'),
      aliases: ['component', 'claim'],
      example: 'Internet at home',
    },
    yearlyLimit: {
      label: 'Limit a tax year',
      schema: moneySchema({ min: 1 }).nullable(),
      money: 'INR',
    },
    needsProof: { label: 'Asks for a bill', schema: z.boolean() },
    paysRest: { label: 'What is not claimed is paid in March, with tax', schema: z.boolean() },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'yearlyLimit', type: 'number' },
    { key: 'needsProof', type: 'yesNo' },
    { key: 'paysRest', title: 'Rest paid in March', type: 'yesNo', display: 'hidden' },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    CLAIM_TYPE_NAME_TAKEN: [409, 'Another claim component has this name.'],
    CLAIM_TYPE_NO_LIMIT: [409, 'Only what has a limit a tax year has a rest. Enter the limit.'],
    CLAIM_TYPE_ARCHIVED: [409, 'This claim component is archived. Restore it first.'],
  },
});
export type ClaimType = Shown<typeof CLAIM_TYPE>;
export type CreateClaimType = Created<typeof CLAIM_TYPE>;
export type UpdateClaimType = Updated<typeof CLAIM_TYPE>;
