import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { idSchema, lineSchema } from '../lists/fields.js';

/** What other programs read: everything, or only when the person is busy. */
export const FEED_DETAILS = ['full', 'busy'] as const;
export const FEED_DETAIL_LABELS: Record<(typeof FEED_DETAILS)[number], string> = {
  full: 'With all details',
  busy: 'Only busy times',
};

/** Which events are in a link. */
export const FEED_CALENDARS = ['own', 'team', 'company'] as const;
export const FEED_CALENDAR_LABELS: Record<(typeof FEED_CALENDARS)[number], string> = {
  own: 'My events',
  team: 'Events of my teams',
  company: 'Company events',
};
const calendars = z.array(z.enum(FEED_CALENDARS)).min(1, 'Choose what is in it.').max(FEED_CALENDARS.length);

export const FEED_ERRORS = defineErrors({
  FEEDS_OFF: [409, 'Your company does not allow calendar links.'],
  FEED_MANY: [409, 'You can have at most 10 calendar links.'],
});

/** `POST /api/calendar/feeds` */
export const createFeedSchema = z.strictObject({
  name: lineSchema(60).min(1, 'Enter a name.'),
  details: z.enum(FEED_DETAILS, 'Choose what it shows.'),
  calendars: calendars.default([...FEED_CALENDARS]),
});
export type CreateFeed = z.infer<typeof createFeedSchema>;

/** `GET /api/calendar/feeds`, without revoked ones */
export const feedSchema = z.object({
  id: idSchema,
  name: z.string(),
  details: z.enum(FEED_DETAILS),
  calendars: z.array(z.enum(FEED_CALENDARS)),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.infer<typeof feedSchema>;
export const feedListSchema = z.object({ items: z.array(feedSchema) });

/** The answer to `POST /api/calendar/feeds` and `/:id/renew`: the address is never shown again. */
export const newFeedSchema = feedSchema.extend({ url: z.string() });
export type NewCalendarFeed = z.infer<typeof newFeedSchema>;
