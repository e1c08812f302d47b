import { defineJob } from '@atrium/platform';
import { z } from 'zod';

/** An accepted proposal to a lead makes the lead a client. */
export const wonProposal = defineJob({
  kind: 'clients.won-proposal',
  title: 'Lead won by a proposal',
  payload: z.object({ proposalId: z.uuid() }),
  mode: 'steps',
});
