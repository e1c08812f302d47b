import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { daySchema, idSchema, textSchema } from '../lists/fields.js';

/** Why overtime of a day cannot be asked for or approved. */
export const OVERTIME_ERRORS = defineErrors({
  NO_OVERTIME: [409, 'This day has no overtime, or is not over yet.'],
  MORE_THAN_WORKED: [422, 'This is more than the overtime of that day.'],
  OVERTIME_WAITS: [409, 'Overtime of this day already waits for a decision.'],
  OVERTIME_APPROVED: [409, 'Overtime of this day is approved already.'],
  OVERTIME_TOO_LATE: [422, 'This day is too long ago. Ask HR.'],
});

const MOST_MINUTES = 1440;

/** The overtime of one of the asking person's days, or a part of it. */
export const askOvertimeSchema = z.strictObject({
  workDate: daySchema,
  minutes: z
    .number('Enter minutes.')
    .int('Enter whole minutes.')
    .min(1, 'Enter at least 1 minute.')
    .max(MOST_MINUTES, 'A day has at most 1,440 minutes.'),
  reason: textSchema.min(3, 'Say why, in a few words.').max(500, 'Use at most 500 characters.'),
});
export type AskOvertime = z.infer<typeof askOvertimeSchema>;
export const askedOvertimeSchema = z.object({ id: idSchema });
