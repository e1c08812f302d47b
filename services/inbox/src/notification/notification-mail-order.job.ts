import { defineJob } from '@atrium/platform';
import { z } from 'zod';

/** Mails everybody in the company what is due by then. Each person is a transaction of their own. */
export const mailNotifications = defineJob({
  kind: 'inbox.notification-mail',
  title: 'Mail of notifications',
  payload: z.object({ due: z.iso.datetime() }),
  kept: false,
  mode: 'steps',
});
