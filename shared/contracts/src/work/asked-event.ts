import { z } from 'zod';
import { daySchema, emailSchema, idSchema, lineSchema } from '../lists/fields.js';
import { timeOfDaySchema } from '../lists/time-of-day.js';

/** With what the form of a new event begins, besides what is usual. */
const askedEventSchema = z.object({
  title: lineSchema(250).optional(),
  day: daySchema,
  from: timeOfDaySchema.optional(),
  to: timeOfDaySchema.optional(),
  /** Colleagues. */
  guests: z
    .array(z.object({ id: idSchema, name: lineSchema(200) }))
    .max(200)
    .optional(),
  /** People from outside, by their email. */
  outsideGuests: z.array(emailSchema).max(200).optional(),
});
export type AskedEvent = z.infer<typeof askedEventSchema>;

/** The end of the calendar's address that asks for it. Whom it names is after the #, which no server and no log reads. */
export const askNewEvent = (asked: AskedEvent): string =>
  `?new=1#${new URLSearchParams({ event: JSON.stringify(asked) }).toString()}`;

/** @returns null where the address asks for nothing that an event can be */
export function readAskedEvent(hash: string): AskedEvent | null {
  const text = new URLSearchParams(hash.replace(/^#/, '')).get('event');
  if (text === null) return null;
  try {
    return askedEventSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // Cut off by whoever passed it on.
    return null;
  }
}
