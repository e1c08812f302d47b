import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { gstStateSchema } from './gst-state.js';
import { PLACE_SOURCES } from './pricing/supply.rules.js';
import { SUPPLIES } from './proposal.js';

/** `GET /api/proposals/supply`: which taxes a proposal would have. */
export const proposalSupplyQuerySchema = z.strictObject({
  clientId: idSchema.optional(),
  leadId: idSchema.optional(),
  place: gstStateSchema.optional(),
});
export type ProposalSupplyQuery = z.infer<typeof proposalSupplyQuerySchema>;
export const proposalSupplySchema = z.object({
  currency: z.string(),
  supply: z.enum(SUPPLIES),
  placeOfSupply: z.string().nullable(),
  /** What decided; null where the place decides nothing. */
  from: z.enum(PLACE_SOURCES).nullable(),
  /** The company's own state. */
  own: z.string().nullable(),
});
export type ProposalSupplyFound = z.infer<typeof proposalSupplySchema>;
