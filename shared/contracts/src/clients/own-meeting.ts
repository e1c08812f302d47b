import { z } from 'zod';

/** `GET /api/client-portal/meeting`: the next meeting of a client who signs in; null: none is ahead. */
export const ownMeetingSchema = z.object({
  meeting: z
    .object({
      title: z.string(),
      /** Moments; days where it takes all day, of which the end is the day after the last. */
      start: z.string(),
      end: z.string(),
      allDay: z.boolean(),
      place: z.string().nullable(),
      link: z.string().nullable(),
    })
    .nullable(),
});
export type OwnMeeting = z.infer<typeof ownMeetingSchema>;
