import { EMAIL_CHOICES, notificationPreferencesKey, timezoneSchema } from '@atrium/contracts';
import { SettingDefinition } from '@atrium/reach';
import { z } from 'zod';

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 08:00.');
const choiceSchema = z.strictObject({ inApp: z.boolean(), email: z.enum(EMAIL_CHOICES) });
/** Kinds differ between releases: a choice for a kind that this release does not know is kept. */
const MOST_KINDS = 200;

export const notificationPreferences = new SettingDefinition(notificationPreferencesKey, {
  schema: z.strictObject({
    kinds: z
      .record(z.string().max(100), choiceSchema)
      .refine((kinds) => Object.keys(kinds).length <= MOST_KINDS, 'These are too many kinds.'),
    quiet: z
      .strictObject({ from: timeSchema, to: timeSchema })
      .refine(({ from, to }) => from !== to, 'Quiet hours must start and end at different times.')
      .nullable(),
    dailyAt: timeSchema,
    timezone: timezoneSchema.nullable(),
  }),
});
