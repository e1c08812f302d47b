import { z } from 'zod';

/** The parts of a sent proposal that are told apart, besides the parts that its writer added: `block-0` and so on. */
export const PROPOSAL_PARTS = ['intro', 'costs', 'terms'] as const;

/** The longest time that one message tells of. */
export const READING_SECONDS = 20;

const partSchema = z.string().regex(/^(?:intro|costs|terms|block-\d{1,2})$/);

/** `POST /api/proposal-links/reading`: for how long parts of the page were on the screen since the last message. */
export const readProposalSchema = z.strictObject({
  /** Of what was read: a newer version has other parts. */
  contentHash: z.string().length(64),
  parts: z
    .array(z.strictObject({ part: partSchema, seconds: z.number().int().min(1).max(READING_SECONDS) }))
    .min(1)
    .max(READING_SECONDS)
    .refine((parts) => parts.reduce((sum, { seconds }) => sum + seconds, 0) <= READING_SECONDS),
});
export type ReadProposal = z.infer<typeof readProposalSchema>;

/** `GET /api/proposals/{id}/reading`: how long each part of this version was on the screens of all who got it. */
export const proposalReadingSchema = z.object({
  items: z.array(z.object({ part: z.string(), seconds: z.number().int() })),
});
export type ProposalReading = z.infer<typeof proposalReadingSchema>;
