import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, idSchema, lineSchema, textSchema, versionSchema } from '../lists/fields.js';
import { moneySchema, shownMoneySchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { BulkOf, Created, Queried, Shown, Updated } from '../records/record.types.js';
import { gstStateSchema } from './gst-state.js';

export const PROPOSAL_STATES = [
  'draft',
  'internal_review',
  'approved',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'superseded',
] as const;
export type ProposalStateKey = (typeof PROPOSAL_STATES)[number];
export const PROPOSAL_STATE_LABELS: Record<ProposalStateKey, string> = {
  draft: 'Draft',
  internal_review: 'In review',
  approved: 'Approved',
  sent: 'Sent',
  viewed: 'Opened',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  superseded: 'Replaced',
};

export const ITEM_RECURRENCES = ['once', 'month', 'quarter', 'year'] as const;
export type ItemRecurrence = (typeof ITEM_RECURRENCES)[number];
export const ITEM_RECURRENCE_LABELS: Record<ItemRecurrence, string> = {
  once: 'Once',
  month: 'Each month',
  quarter: 'Each quarter',
  year: 'Each year',
};

export const SUPPLIES = [
  'inState',
  'inUnionTerritory',
  'interState',
  'single',
  'zeroRated',
  'untaxed',
] as const;

const MOST_ITEMS = 200;
const MOST_SIGNERS = 5;

const decimal = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,3})?$/, message);

/** One line of a proposal. */
export const proposalItemSchema = z.strictObject({
  title: lineSchema(200).min(1, 'Say what it is.'),
  details: lineSchema(500).nullable(),
  qty: decimal('Enter a quantity, like 1 or 2.5.'),
  unitPrice: moneySchema(),
  /** In percent. */
  taxRate: decimal('Enter 0 to 100 percent.'),
  /** In percent of the line. */
  discount: decimal('Enter 0 to 100 percent.').nullable(),
  /** Instead of the one in percent. */
  discountAmount: moneySchema({ min: 1 }).nullable().optional(),
  /** Code of goods or services for taxes in India. */
  hsnSac: z
    .string()
    .trim()
    .regex(/^\d{4,8}$/, 'Enter 4 to 8 digits.')
    .nullable()
    .default(null),
  recurrence: z.enum(ITEM_RECURRENCES, 'Choose how often.'),
  periods: z.number().int().min(1, 'Enter 1 to 120.').max(120, 'Enter 1 to 120.').nullable(),
});
export type ProposalItemDraft = z.infer<typeof proposalItemSchema>;

const MOST_LINES = 500;
/** Text of a proposal; many thousands of lines would be a paper that nobody can make. */
const wordsSchema = (most: number) =>
  textSchema
    .max(most, `Use at most ${most.toLocaleString('en')} characters.`)
    .refine((text) => text.split('\n').length <= MOST_LINES, `Use at most ${String(MOST_LINES)} lines.`);

/** A part of a proposal in words. */
export const proposalBlockSchema = z.strictObject({
  title: lineSchema(120).min(1, 'Give this part a title.'),
  text: wordsSchema(10_000),
});
export type ProposalBlock = z.infer<typeof proposalBlockSchema>;
export const MOST_BLOCKS = 20;

/** Every amount is exact. */
export const proposalFiguresSchema = z.object({
  lines: z.array(z.object({ net: shownMoneySchema, total: shownMoneySchema })),
  subtotal: shownMoneySchema,
  discount: shownMoneySchema,
  taxable: shownMoneySchema,
  taxes: z.record(z.string(), shownMoneySchema),
  tax: shownMoneySchema,
  roundOff: shownMoneySchema,
  total: shownMoneySchema,
  contractTotal: shownMoneySchema.nullable(),
});
export type ShownFigures = z.infer<typeof proposalFiguresSchema>;

/** Mails the signers. */
const sendProposalSchema = z.strictObject({
  version: versionSchema,
  /** Words of the sender, in the mail and among the comments. */
  message: textSchema.max(2000, 'Use at most 2,000 characters.').default(''),
});

/** The newest version is the one that is revised. */
const NOT_REPLACED = PROPOSAL_STATES.filter((state) => state !== 'superseded');

/** What is offered to a client. Once sent it never changes. */
export const PROPOSAL = defineRecord({
  kind: 'proposal',
  path: 'proposals',
  remote: 'clients',
  one: 'Proposal',
  many: 'Proposals',
  resource: { tab: 'clientManagement', resource: 'proposals' },
  fields: {
    /** Null: it is for a lead. */
    clientId: { label: 'Client', schema: idSchema.nullable(), fixed: true },
    leadId: { label: 'Lead', schema: idSchema.nullable().optional(), fixed: true },
    title: { label: 'Title', schema: lineSchema(160).min(1, 'Give the proposal a title.') },
    intro: { label: 'Introduction', schema: wordsSchema(10_000) },
    blocks: {
      label: 'Parts',
      schema: z.array(proposalBlockSchema).max(MOST_BLOCKS, 'Use at most 20 parts.').optional(),
    },
    items: {
      label: 'Items',
      schema: z.array(proposalItemSchema).max(MOST_ITEMS, 'Use at most 200 items.'),
    },
    /** In percent of all. */
    discount: { label: 'Discount in percent', schema: decimal('Enter 0 to 100 percent.').nullable() },
    /** Off lines that are paid once, instead of the one in percent. */
    discountAmount: {
      label: 'Discount',
      schema: moneySchema({ min: 1 }).nullable().optional(),
      money: 'own',
    },
    pricesIncludeTax: { label: 'Prices include tax', schema: z.boolean() },
    /** A person's choice of the place of supply, with its reason. */
    placeOverride: { label: 'Place of supply', schema: gstStateSchema.nullable().optional() },
    placeReason: { label: 'Reason', schema: lineSchema(200).nullable().optional() },
    terms: { label: 'Terms', schema: wordsSchema(20_000) },
    validUntil: { label: 'Valid until', schema: daySchema },
    signerIds: {
      label: 'Signers',
      schema: z.array(idSchema).max(MOST_SIGNERS, 'Choose at most 5 signers.'),
    },
    /** Each signer is asked when the one before has signed. */
    inOrder: { label: 'They sign one after the other', schema: z.boolean() },
  },
  columns: [
    { key: 'title', type: 'text', sortable: true, display: 'always' },
    { key: 'number', title: 'Number', type: 'text' },
    { key: 'client', title: 'Client', type: 'person', filterable: true },
    { key: 'lead', title: 'Lead', type: 'person', filterable: true, display: 'hidden' },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(PROPOSAL_STATES, PROPOSAL_STATE_LABELS),
    },
    { key: 'total', title: 'Total', type: 'number', money: 'own', sortable: true },
    { key: 'validUntil', type: 'date', sortable: true },
    { key: 'createdAt', title: 'Written on', type: 'date', time: true, sortable: true, first: 'falling' },
  ],
  shows: {
    state: z.enum(PROPOSAL_STATES),
    /** Given when it is sent. */
    number: z.string().nullable(),
    client: refSchema.nullable(),
    lead: refSchema.nullable(),
    /** The name of the client, else of the lead. */
    forWhom: z.string(),
    /** A state's code, or 96 abroad; null where it decides nothing. */
    placeOfSupply: z.string().nullable(),
    owner: refSchema.nullable(),
    total: shownMoneySchema,
    figures: proposalFiguresSchema.nullable(),
    currency: z.string(),
    supply: z.enum(SUPPLIES),
    versionNo: z.number().int(),
    /** Every version that there is, the newest first. */
    versions: z.array(
      z.object({ id: idSchema, versionNo: z.number().int(), state: z.enum(PROPOSAL_STATES) }),
    ),
    /** SHA-256 of the signed PDF, once it is stored. */
    pdfHash: z.string().nullable(),
    signers: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        email: z.string().nullable(),
        signedAt: z.iso.datetime().nullable(),
      }),
    ),
    declineReason: z.string().nullable(),
    sentAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
  steps: {
    submit: { from: ['draft'], to: 'internal_review', needs: 'update', verb: 'sent for review' },
    approve: { from: ['internal_review'], to: 'approved', needs: 'approve', verb: 'approved' },
    return: { from: ['internal_review', 'approved'], to: 'draft', needs: 'approve', verb: 'returned' },
    /** From a draft only where review is skipped. */
    send: {
      from: ['draft', 'approved'],
      to: 'sent',
      needs: 'update',
      verb: 'sent',
      body: sendProposalSchema,
    },
    resend: { from: ['sent', 'viewed'], needs: 'update', verb: 'sent again', body: sendProposalSchema },
    withdraw: { from: ['sent', 'viewed'], to: 'withdrawn', needs: 'update', verb: 'withdrawn' },
    revise: { from: NOT_REPLACED, needs: 'update', verb: 'revised' },
  },
  errors: {
    PROPOSAL_CLIENT: [400, 'Choose a client.'],
    PROPOSAL_PLACE_REASON: [400, 'Say why this place.'],
    PROPOSAL_ONE_DISCOUNT: [400, 'Use a discount in percent or an amount.'],
    PROPOSAL_NO_ITEMS: [409, 'Add an item first.'],
    PROPOSAL_SIGNERS: [409, 'Choose who signs: a contact of the client with an email.'],
    PROPOSAL_REVIEW: [409, 'A manager reviews it first.'],
    PROPOSAL_OWN: [409, 'Another manager approves it, because you wrote it.'],
    PROPOSAL_SENT: [409, 'It was sent and no longer changes.'],
    PROPOSAL_PAST: [409, 'Choose a day that has not passed.'],
    PROPOSAL_CHANGED: [409, 'This proposal changed. Read it again.'],
    PROPOSAL_DECIDED: [409, 'This proposal is decided already.'],
    PROPOSAL_WITHDRAWN: [409, 'This proposal was withdrawn. It can no longer be signed.'],
    PROPOSAL_UNSENT: [409, 'Send it first. Then the client can read what you write.'],
    PROPOSAL_EXPIRED: [409, 'This proposal has expired. Ask for a new one.'],
    PROPOSAL_CODE: [400, 'This code is not right, or too old.'],
    PROPOSAL_SIGNED: [409, 'You have signed already.'],
    PROPOSAL_TURN: [409, 'Someone else signs before you. We write to you when it is your turn.'],
    PROPOSAL_REVISED: [409, 'The next version is being written already.'],
    PROPOSAL_AGREED: [409, 'A version of it is accepted, so there is no next one.'],
  },
});
export type Proposal = Shown<typeof PROPOSAL>;
export type CreateProposal = Created<typeof PROPOSAL>;
export type UpdateProposal = Updated<typeof PROPOSAL>;
export type ProposalQuery = Queried<typeof PROPOSAL>;
export type BulkProposals = BulkOf<typeof PROPOSAL>;
