import { defineJob } from '@atrium/platform';
import { z } from 'zod';

/** Mails everybody in the company the notifications that are due by then, each person in a transaction of their own. */
export const mailNotifications = defineJob({
  kind: 'inbox.notification-mail',
  title: 'Mail of notifications',
  payload: z.object({ due: z.iso.datetime() }),
  kept: false,
  mode: 'steps',
  // While one runs, what falls due at its moment is for the next one.
  keyed: 'until it begins',
});
