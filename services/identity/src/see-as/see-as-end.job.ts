import { defineJob } from '@atrium/platform';
import { z } from 'zod';

/** Ends what nobody has stopped, so that open pages leave by themselves and the trail knows the end. */
export const endSeeAs = defineJob({
  kind: 'identity.end-see-as',
  title: 'End of looking as somebody else',
  payload: z.object({ sessionId: z.uuid(), userId: z.uuid(), until: z.iso.datetime() }),
  kept: false,
});
