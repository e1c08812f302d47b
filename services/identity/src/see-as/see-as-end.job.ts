import { defineJob } from '@atrium/platform';
import { z } from 'zod';

/** Ends looking as somebody else when nobody has stopped it, so that open pages leave and the trail records the end. */
export const endSeeAs = defineJob({
  kind: 'identity.end-see-as',
  title: 'View as ended',
  payload: z.object({ sessionId: z.uuid(), userId: z.uuid(), until: z.iso.datetime() }),
  kept: false,
});
