import { z } from 'zod';
import { daySchema, idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { BulkOf, Created, Queried, Shown, Updated } from '../records/record.types.js';

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
};

export const ITEM_RECURRENCES = ['once', 'month', 'quarter', 'year'] as const;
export type ItemRecurrence = (typeof ITEM_RECURRENCES)[number];
export const ITEM_RECURRENCE_LABELS: Record<ItemRecurrence, string> = {
  once: 'Once',
  month: 'Each month',
  quarter: 'Each quarter',
  year: 'Each year',
};

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
  /** In paise. */
  unitPrice: z.number('Enter an amount.').int().min(0, 'Enter at least 0.').max(1_000_000_000_000),
  /** In percent. */
  taxRate: decimal('Enter 0 to 100 percent.'),
  /** In percent of the line. */
  discount: decimal('Enter 0 to 100 percent.').nullable(),
  recurrence: z.enum(ITEM_RECURRENCES, 'Choose how often.'),
  periods: z.number().int().min(1, 'Enter 1 to 120.').max(120, 'Enter 1 to 120.').nullable(),
});
export type ProposalItemDraft = z.infer<typeof proposalItemSchema>;

const amount = z.number().int();

/** Every amount in paise, exact. */
export const proposalFiguresSchema = z.object({
  lines: z.array(z.object({ net: amount, total: amount })),
  subtotal: amount,
  discount: amount,
  taxable: amount,
  taxes: z.record(z.string(), amount),
  tax: amount,
  roundOff: amount,
  total: amount,
  contractTotal: amount.nullable(),
});
export type ShownFigures = z.infer<typeof proposalFiguresSchema>;

/** What is offered to a client. Once sent it never changes. */
export const PROPOSAL = defineRecord({
  kind: 'proposal',
  remote: 'clients',
  one: 'Proposal',
  many: 'Proposals',
  resource: { tab: 'clientManagement', resource: 'proposals' },
  fields: {
    clientId: { label: 'Client', schema: idSchema, fixed: true },
    title: { label: 'Title', schema: lineSchema(160).min(1, 'Give the proposal a title.') },
    intro: { label: 'Introduction', schema: z.string().trim().max(10_000, 'Use at most 10,000 characters.') },
    items: {
      label: 'Items',
      schema: z.array(proposalItemSchema).max(MOST_ITEMS, 'Use at most 200 items.'),
    },
    /** In percent of all. */
    discount: { label: 'Discount in percent', schema: decimal('Enter 0 to 100 percent.').nullable() },
    pricesIncludeTax: { label: 'Prices include tax', schema: z.boolean() },
    terms: { label: 'Terms', schema: z.string().trim().max(20_000, 'Use at most 20,000 characters.') },
    validUntil: { label: 'Valid until', schema: daySchema },
    signerIds: {
      label: 'Signers',
      schema: z.array(idSchema).max(MOST_SIGNERS, 'Choose at most 5 signers.'),
    },
  },
  columns: [
    { key: 'title', type: 'text', sortable: true, display: 'always' },
    { key: 'number', title: 'Number', type: 'text' },
    { key: 'client', title: 'Client', type: 'person', filterable: true },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: PROPOSAL_STATES.map((value) => ({ value, label: PROPOSAL_STATE_LABELS[value] })),
    },
    { key: 'total', title: 'Total', type: 'number', sortable: true },
    { key: 'validUntil', type: 'date', sortable: true },
    { key: 'createdAt', title: 'Written on', type: 'date', sortable: true, latestFirst: true },
  ],
  shows: {
    state: z.enum(PROPOSAL_STATES),
    /** Given when it is sent. */
    number: z.string().nullable(),
    client: refSchema,
    owner: refSchema.nullable(),
    total: amount,
    figures: proposalFiguresSchema.nullable(),
    currency: z.string(),
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
    submit: { needs: 'update', verb: 'sent for review' },
    approve: { needs: 'approve', verb: 'approved' },
    return: { needs: 'approve', verb: 'returned' },
    send: { needs: 'update', verb: 'sent' },
    withdraw: { needs: 'update', verb: 'withdrawn' },
  },
  errors: {
    PROPOSAL_CLIENT: [400, 'Choose a client.'],
    PROPOSAL_PRICES: [400, 'Check the items: quantity, price, tax and discount.'],
    PROPOSAL_NO_ITEMS: [409, 'Add an item first.'],
    PROPOSAL_SIGNERS: [409, 'Choose who signs: a contact of the client with an email.'],
    PROPOSAL_REVIEW: [409, 'A manager reviews it first.'],
    PROPOSAL_OWN: [409, 'Another manager approves it, because you wrote it.'],
    PROPOSAL_SENT: [409, 'It was sent and no longer changes.'],
    PROPOSAL_PAST: [409, 'Choose a day that has not passed.'],
    PROPOSAL_CHANGED: [409, 'This proposal changed. Read it again.'],
    PROPOSAL_DECIDED: [409, 'This proposal is decided already.'],
    PROPOSAL_EXPIRED: [409, 'This proposal has expired. Ask for a new one.'],
    PROPOSAL_CODE: [400, 'This code is not right, or too old.'],
    PROPOSAL_SIGNED: [409, 'You have signed already.'],
  },
  auditLabels: { state: 'Status', number: 'Number', total: 'Total' },
});
export type Proposal = Shown<typeof PROPOSAL>;
export type CreateProposal = Created<typeof PROPOSAL>;
export type UpdateProposal = Updated<typeof PROPOSAL>;
export type ProposalQuery = Queried<typeof PROPOSAL>;
export type BulkProposals = BulkOf<typeof PROPOSAL>;

/** `GET /api/proposal-links/:link`: what a signer sees. */
export const shownProposalSchema = z.object({
  company: z.string(),
  client: z.string(),
  /** Who reads it. */
  signer: z.object({ name: z.string(), email: z.string().nullable() }),
  number: z.string().nullable(),
  title: z.string(),
  intro: z.string(),
  items: z.array(proposalItemSchema),
  figures: proposalFiguresSchema,
  currency: z.string(),
  terms: z.string(),
  validUntil: daySchema,
  timezone: z.string(),
  author: z.string().nullable(),
  state: z.enum(PROPOSAL_STATES),
  declineReason: z.string().nullable(),
  signatures: z.array(z.object({ name: z.string(), at: z.iso.datetime().nullable() })),
  /** A signer without a session proves with a code who they are. */
  needsCode: z.boolean(),
  signed: z.boolean(),
  contentHash: z.string(),
});
export type ShownProposal = z.infer<typeof shownProposalSchema>;

export const acceptProposalSchema = z.strictObject({
  contentHash: z.string().length(64),
  name: lineSchema(120).min(1, 'Type your name.'),
  agreed: z.literal(true, 'Tick the box to agree.'),
  code: z.string().trim().max(10).nullable(),
});
export type AcceptProposal = z.infer<typeof acceptProposalSchema>;

export const declineProposalSchema = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(1, 'Say why, so that a better one can follow.')
    .max(1000, 'Use at most 1,000 characters.'),
});
export type DeclineProposal = z.infer<typeof declineProposalSchema>;

/** `GET /api/client-portal/proposals`: those of the client who is signed in. */
export const ownProposalsSchema = z.object({
  items: z.array(
    z.object({
      id: idSchema,
      number: z.string().nullable(),
      title: z.string(),
      state: z.enum(PROPOSAL_STATES),
      total: amount,
      currency: z.string(),
      validUntil: daySchema,
    }),
  ),
});
export type OwnProposals = z.infer<typeof ownProposalsSchema>;

export const proposalStepSchema = z.strictObject({ version: versionSchema });
