import { z } from 'zod';
import { daySchema, idSchema, lineSchema, textSchema } from '../lists/fields.js';
import { shownMoneySchema } from '../money/money-schema.js';
import {
  PROPOSAL_STATES,
  proposalBlockSchema,
  proposalFiguresSchema,
  proposalItemSchema,
} from './proposal.js';

/** Only what draws lines, so that nothing in it can run. */
const SIGNATURE_LINES = /^[MLQl0-9. -]+$/;

/** `GET /api/proposal-links/:link`: what a signer sees. */
export const shownProposalSchema = z.object({
  company: z.string(),
  client: z.string(),
  /** Who reads it. */
  signer: z.object({ name: z.string(), email: z.string().nullable() }),
  number: z.string().nullable(),
  versionNo: z.number().int(),
  title: z.string(),
  intro: z.string(),
  blocks: z.array(proposalBlockSchema),
  items: z.array(proposalItemSchema),
  discount: z.string().nullable(),
  discountAmount: shownMoneySchema.nullable(),
  figures: proposalFiguresSchema,
  currency: z.string(),
  terms: z.string(),
  validUntil: daySchema,
  timezone: z.string(),
  author: z.string().nullable(),
  state: z.enum(PROPOSAL_STATES),
  declineReason: z.string().nullable(),
  /** The signed PDF exists and was mailed to both sides. */
  paperMade: z.boolean(),
  signatures: z.array(z.object({ name: z.string(), at: z.iso.datetime().nullable() })),
  /** A signer without a session proves with a code who they are. */
  needsCode: z.boolean(),
  /** Read by a link that the company copied: declining needs the code too, since somebody else may have the link. */
  copied: z.boolean(),
  signed: z.boolean(),
  /** Somebody else signs before. */
  waits: z.boolean(),
  /** A new one was asked for after it had expired. */
  asked: z.boolean(),
  contentHash: z.string(),
});
export type ShownProposal = z.infer<typeof shownProposalSchema>;

const codeSchema = z.string().trim().max(10);

export const acceptProposalSchema = z.strictObject({
  contentHash: z.string().length(64),
  name: lineSchema(120).min(1, 'Type your name.'),
  agreed: z.literal(true, 'Tick the box to agree.'),
  code: codeSchema.nullable(),
  /** Lines that were drawn, or null: the typed name alone. */
  signature: z
    .string()
    .max(50_000, 'This drawing is too large. Draw a simpler one.')
    .regex(SIGNATURE_LINES, 'Draw the signature in the box. Images and files are not taken.')
    .nullable()
    .default(null),
});
export type AcceptProposal = z.infer<typeof acceptProposalSchema>;

export const declineProposalSchema = z.strictObject({
  reason: textSchema
    .min(1, 'Say why, so that a better one can follow.')
    .max(1000, 'Use at most 1,000 characters.'),
  /** From the mailbox of who signs; by a copied link alone. */
  code: codeSchema.nullable().default(null),
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
      /** Of the whole contract. */
      total: shownMoneySchema,
      currency: z.string(),
      validUntil: daySchema,
    }),
  ),
});
export type OwnProposals = z.infer<typeof ownProposalsSchema>;

/** `POST /api/proposal-checks`: the SHA-256 of a file, and the code of the company whose paper it is said to be. */
export const checkPaperSchema = z.strictObject({
  company: z.string().trim().min(1).max(60),
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'Enter the SHA-256 of a file.'),
});
export type CheckPaper = z.infer<typeof checkPaperSchema>;

/** Null: no signed proposal of the company has this hash. */
export const checkedPaperSchema = z.object({
  known: z.object({ number: z.string(), company: z.string(), acceptedAt: z.iso.datetime() }).nullable(),
});
export type CheckedPaper = z.infer<typeof checkedPaperSchema>;
