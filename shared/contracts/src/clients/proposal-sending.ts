import { z } from 'zod';
import { idSchema } from '../lists/fields.js';

/** `POST /api/proposals/:id/link`: a link for one who signs, beside the one that they were mailed. */
export const copyProposalLinkSchema = z.strictObject({ signerId: idSchema });
export type CopyProposalLink = z.infer<typeof copyProposalLinkSchema>;
export const proposalLinkSchema = z.object({ link: z.string() });
export type ProposalLink = z.infer<typeof proposalLinkSchema>;
