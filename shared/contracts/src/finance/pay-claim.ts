import { z } from 'zod';
import { daySchema, idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { choices } from '../lists/list-description.js';
import { moneySchema, shownMoneySchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { Shown } from '../records/record.types.js';

export const CLAIM_PROOF_USE = 'finance.claim-proof';
export const CLAIM_PROOF_LIMIT = 25_000_000;

export const CLAIM_STATES = ['submitted', 'approved', 'declined', 'withdrawn'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
export const CLAIM_STATE_LABELS: Record<ClaimState, string> = {
  submitted: 'Waits for a decision',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** What somebody has paid for the company and claims back. */
export const PAY_CLAIM = defineRecord({
  kind: 'payClaim',
  path: 'finance/claims',
  remote: 'finance',
  one: 'Claim',
  many: 'Claims',
  resource: { tab: 'finance', resource: 'payroll' },
  fields: {},
  columns: [
    { key: 'employee', title: 'Employee', type: 'person', filterable: true, display: 'always' },
    { key: 'type', title: 'Component', type: 'person', filterable: true },
    { key: 'amount', title: 'Amount', type: 'number', money: 'INR' },
    {
      key: 'spentOn',
      title: 'Paid by the person on',
      type: 'date',
      sortable: true,
      filterable: true,
      first: 'falling',
    },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(CLAIM_STATES, CLAIM_STATE_LABELS),
    },
    { key: 'payMonth', title: 'With the payslip for', type: 'choice' },
    { key: 'note', title: 'What it was for', type: 'text', display: 'hidden' },
  ],
  shows: {
    employee: refSchema,
    type: refSchema,
    amount: shownMoneySchema,
    spentOn: daySchema,
    note: z.string(),
    state: z.enum(CLAIM_STATES),
    /** Its bill, if there is one. */
    proof: z.object({ fileId: idSchema, name: z.string() }).nullable(),
    /** Of the component in the tax year of the day: its limit, and what is claimed of it, this claim too. */
    yearlyLimit: shownMoneySchema.nullable(),
    usedInYear: shownMoneySchema,
    decider: z.string().nullable(),
    /** Why it was declined. */
    reason: z.string().nullable(),
    /** The month whose payslip pays it, once it is approved. */
    payMonth: z.string().nullable(),
    paid: z.boolean(),
  },
  steps: {
    approve: { from: ['submitted'], to: 'approved', needs: 'update', verb: 'approved' },
    decline: {
      from: ['submitted'],
      to: 'declined',
      needs: 'update',
      verb: 'declined',
      body: z.strictObject({ version: versionSchema, reason: lineSchema(200).min(1, 'Say why.') }),
    },
  },
  changesIn: [],
  errors: {
    CLAIM_OVER_LIMIT: [409, 'This is more than the limit of the year leaves.'],
    CLAIM_NEEDS_PROOF: [409, 'Add the bill.'],
    CLAIM_AHEAD: [409, 'This day has not come yet.'],
    CLAIM_TOO_OLD: [409, 'Claims are for this tax year and the one before.'],
    CLAIM_REST_PAID: [
      409,
      'What was not claimed of this component in the tax year of this day is paid already, with tax.',
    ],
  },
  auditLabels: { reason: 'Reason' },
});
export type PayClaim = Shown<typeof PAY_CLAIM>;

/** `POST /api/finance/own/claims`. */
export const fileClaimSchema = z.strictObject({
  typeId: z.string().min(1, 'Choose a component.').pipe(idSchema),
  amount: moneySchema({ min: 1 }),
  spentOn: daySchema,
  note: lineSchema(200).min(1, 'Say what it was for.'),
  proofFileId: idSchema.nullable(),
});
export type FileClaim = z.infer<typeof fileClaimSchema>;

/** `GET /api/finance/own/claims`: one's own, the newest first, and what can be claimed in this tax year. */
export const ownClaimsSchema = z.object({
  items: z.array(PAY_CLAIM.schema),
  components: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      needsProof: z.boolean(),
      yearlyLimit: shownMoneySchema.nullable(),
      usedInYear: shownMoneySchema,
    }),
  ),
  /** The last day of the tax year. */
  yearEnds: daySchema,
});
export type OwnClaims = z.infer<typeof ownClaimsSchema>;
