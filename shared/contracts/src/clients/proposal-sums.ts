import { z } from 'zod';
import { shownMoneySchema } from '../money/money-schema.js';
import { PROPOSAL_STATES } from './proposal.js';

/** `GET /api/proposals/sums`: the proposals that somebody sees, by status and currency. */
export const proposalSumsSchema = z.object({
  items: z.array(
    z.object({
      state: z.enum(PROPOSAL_STATES),
      currency: z.string(),
      count: z.number().int(),
      total: shownMoneySchema,
    }),
  ),
});
export type ProposalSums = z.infer<typeof proposalSumsSchema>;
