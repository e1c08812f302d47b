import { z } from 'zod';

/** A time of day on the wall clock, `09:30`. */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 09:30.');
