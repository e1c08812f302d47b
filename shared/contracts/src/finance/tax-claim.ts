import { z } from 'zod';
import { idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { choices } from '../lists/list-description.js';
import { moneySchema, shownMoneySchema } from '../money/money-schema.js';
import type { SettingKey } from '../portal/setting-key.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { Shown } from '../records/record.types.js';
import { taxYearSchema } from './tax-profile.js';

/** What lowers the tax of a year, or was earned and taxed elsewhere. */
export const TAX_CLAIM_KINDS = ['rent', 'investments', 'healthInsurance', 'previousEmployer'] as const;
export type TaxClaimKind = (typeof TAX_CLAIM_KINDS)[number];
export const TAX_CLAIM_KIND_LABELS: Record<TaxClaimKind, string> = {
  rent: 'Rent a month',
  investments: 'Investment',
  healthInsurance: 'Health insurance',
  previousEmployer: 'Income of the previous employer',
};
/** Of these there is one a year. */
export const SINGLE_CLAIMS: readonly TaxClaimKind[] = ['rent', 'previousEmployer'];

/** declared: it waits for payroll, which approves it or refuses it with a reason. */
export const TAX_CLAIM_STATES = ['declared', 'approved', 'refused'] as const;
export type TaxClaimState = (typeof TAX_CLAIM_STATES)[number];
export const TAX_CLAIM_STATE_LABELS: Record<TaxClaimState, string> = {
  declared: 'To check',
  approved: 'Approved',
  refused: 'Refused',
};

/** A proof: a PDF or a photo. */
export const TAX_PROOF_USE = 'finance.tax-proof';
export const TAX_PROOF_LIMIT = 25_000_000;

const titleSchema = lineSchema(80).min(1, 'Say what it is.');
const tooMuchTax = 'The tax is more than the income.';

const refuseClaimSchema = z.strictObject({
  version: versionSchema,
  reason: lineSchema(300).min(1, 'Say why, so that it can be mended.'),
});
const approveClaimSchema = z.strictObject({
  version: versionSchema,
  /** No more than what is declared. */
  approved: moneySchema({ min: 1 }),
});

/** One amount of somebody's declaration for the tax of a year, with its proof. */
export const TAX_CLAIM = defineRecord({
  kind: 'taxClaim',
  path: 'finance/tax-claims',
  remote: 'finance',
  one: 'Declared amount',
  many: 'Declared amounts',
  resource: { tab: 'finance', resource: 'payroll' },
  fields: {},
  columns: [
    { key: 'employee', title: 'Employee', type: 'person', filterable: true, display: 'always' },
    { key: 'taxYear', title: 'Tax year from April', type: 'number', filterable: true },
    {
      key: 'kind',
      title: 'Kind',
      type: 'choice',
      filterable: true,
      options: choices(TAX_CLAIM_KINDS, TAX_CLAIM_KIND_LABELS),
    },
    { key: 'title', title: 'What it is', type: 'text' },
    { key: 'amount', title: 'Declared', type: 'number', money: 'INR' },
    { key: 'approved', title: 'Approved', type: 'number', money: 'INR' },
    { key: 'proof', title: 'Proof', type: 'text' },
    {
      key: 'createdAt',
      title: 'Declared on',
      type: 'date',
      time: true,
      sortable: true,
      latestFirst: true,
      display: 'hidden',
    },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(TAX_CLAIM_STATES, TAX_CLAIM_STATE_LABELS),
    },
  ],
  shows: {
    employee: refSchema,
    taxYear: z.int(),
    kind: z.enum(TAX_CLAIM_KINDS),
    title: z.string(),
    amount: shownMoneySchema,
    /** Of the previous employer: what it deducted; 0 otherwise. */
    tax: shownMoneySchema,
    /** What counts of it; null until it is approved. */
    approved: shownMoneySchema.nullable(),
    state: z.enum(TAX_CLAIM_STATES),
    reason: z.string().nullable(),
    /** The name of the file and its id. */
    proof: z.string().nullable(),
    proofId: idSchema.nullable(),
    createdAt: z.iso.datetime(),
  },
  steps: {
    approve: {
      from: ['declared', 'refused'],
      to: 'approved',
      needs: 'update',
      verb: 'approved',
      body: approveClaimSchema,
    },
    refuse: {
      from: ['declared', 'approved'],
      to: 'refused',
      needs: 'update',
      verb: 'refused',
      body: refuseClaimSchema,
    },
  },
  changesIn: ['declared', 'refused'],
  errors: {
    TAX_CLAIM_OWN: [409, 'Someone else checks what you declare.'],
    TAX_CLAIM_TAKEN: [409, 'You have declared this for the year. Change it instead.'],
    TAX_CLAIM_ABOVE_LIMIT: [409, 'This is more than what still counts this year.'],
    TAX_CLAIM_ABOVE_DECLARED: [409, 'Approve at most what is declared.'],
    TAX_CLAIMS_MANY: [409, 'There are too many lines. Put some of them together.'],
    TAX_YEAR_CLOSED: [409, 'The declarations of this year are closed. Ask payroll.'],
  },
  auditLabels: {
    tax: 'Tax that the previous employer deducted',
    reason: 'Reason',
  },
});
export type TaxClaim = Shown<typeof TAX_CLAIM>;

const claimValues = {
  title: titleSchema,
  amount: moneySchema({ min: 1 }),
  tax: moneySchema(),
  /** An upload for `TAX_PROOF_USE`; null takes the proof away. */
  fileId: idSchema.nullable(),
};
const taxWithinIncome = { path: ['tax'], message: tooMuchTax };
const isWithinIncome = ({ amount, tax }: { amount: number; tax: number }) => tax <= amount;

/** `POST /api/finance/own/declaration/claims`. */
export const addOwnClaimSchema = z
  .strictObject({ taxYear: taxYearSchema, kind: z.enum(TAX_CLAIM_KINDS, 'Choose a kind.'), ...claimValues })
  .refine(isWithinIncome, taxWithinIncome);
export type AddOwnClaim = z.infer<typeof addOwnClaimSchema>;

/** `PUT /api/finance/own/declaration/claims/:id`: what was refused waits for payroll again. */
export const changeOwnClaimSchema = z
  .strictObject({ version: versionSchema, ...claimValues })
  .refine(isWithinIncome, taxWithinIncome);
export type ChangeOwnClaim = z.infer<typeof changeOwnClaimSchema>;

/** The last month in which people declare; in the months after it only what is approved counts. */
export const declarationWindowSchema = z.strictObject({ lastMonth: z.int().min(1).max(12) });
export type DeclarationWindow = z.infer<typeof declarationWindowSchema>;
export const declarationWindowKey: SettingKey<DeclarationWindow> = {
  key: 'finance.declarationWindow',
  scope: 'company',
  fallback: { lastMonth: 1 },
};
