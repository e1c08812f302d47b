import { z } from 'zod';
import { idSchema, textSchema, versionSchema } from '../lists/fields.js';

/** Steps that mail the signers. */
export const sendProposalSchema = z.strictObject({
  version: versionSchema,
  /** Words of the sender, in the mail and among the comments. */
  message: textSchema.max(2000, 'Use at most 2,000 characters.').default(''),
});
export type SendProposal = z.infer<typeof sendProposalSchema>;

/** `POST /api/proposals/:id/link`: a link for one who signs, beside the one that they were mailed. */
export const copyProposalLinkSchema = z.strictObject({ signerId: idSchema });
export type CopyProposalLink = z.infer<typeof copyProposalLinkSchema>;
export const proposalLinkSchema = z.object({ link: z.string() });
export type ProposalLink = z.infer<typeof proposalLinkSchema>;
