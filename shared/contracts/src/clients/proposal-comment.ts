import { z } from 'zod';
import { clientCommentSchema } from '../work/client-task.js';

/** What a company and those who got its proposal write to each other about it, the oldest first. */
export const proposalCommentsSchema = z.object({
  items: z.array(
    clientCommentSchema.extend({
      /** Written by a link that was copied for the author: it may have been somebody else. */
      copied: z.boolean(),
    }),
  ),
});
export type ProposalComments = z.infer<typeof proposalCommentsSchema>;
