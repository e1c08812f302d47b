import { z } from 'zod';
import { daysBetween } from '../days/local-day.js';
import { defineErrors } from '../errors/define-errors.js';
import { daySchema, idSchema, textSchema } from '../lists/fields.js';

/** Why another shift cannot be asked for. */
export const SHIFT_REQUEST_ERRORS = defineErrors({
  SHIFT_WAITS: [409, 'A shift of one of these days waits for a decision already.'],
  SHIFT_CHANGES_NOTHING: [409, 'No day of these would change.'],
  SHIFT_TOO_FAR: [409, 'Choose a day within a year from today.'],
});

/** How far ahead the first day may be. */
export const SHIFT_DAYS_AHEAD = 366;

/** The most days that are asked for at once. */
const MOST_DAYS = 31;

const asked = { from: daySchema, to: daySchema, shiftId: idSchema };
const inOrder = ({ from, to }: { from: string; to: string }) => from <= to;
const isShort = ({ from, to }: { from: string; to: string }) =>
  from > to || daysBetween(from, to) < MOST_DAYS;
const WRONG_ORDER = { path: ['to'], message: 'The last day is before the first.' };
const TOO_LONG = { path: ['to'], message: 'Choose at most 31 days.' };

/** Another shift on some of the asking person’s days. */
export const askShiftSchema = z
  .strictObject({
    ...asked,
    reason: textSchema.min(3, 'Say why, in a few words.').max(500, 'Use at most 500 characters.'),
  })
  .refine(inOrder, WRONG_ORDER)
  .refine(isShort, TOO_LONG);
export type AskShift = z.infer<typeof askShiftSchema>;

/** What a request would change, before it is sent. */
export const previewShiftSchema = z
  .strictObject(asked)
  .refine(inOrder, WRONG_ORDER)
  .refine(isShort, TOO_LONG);
export type PreviewShift = z.infer<typeof previewShiftSchema>;
export const askedShiftSchema = z.object({ id: idSchema });

const shiftSchema = z.object({ id: idSchema, name: z.string(), start: z.string(), end: z.string() });
export type ShiftChoice = z.infer<typeof shiftSchema>;
export const shiftChoicesSchema = z.object({ items: z.array(shiftSchema) });

/** Why a day stays as it is. */
const SHIFT_STAYS = ['past', 'begun', 'notEmployed', 'off', 'holiday', 'leave', 'same'] as const;
export type ShiftStay = (typeof SHIFT_STAYS)[number];

/** What a request would make of each of its days. */
export const shiftPreviewSchema = z.object({
  days: z.array(
    z.object({
      date: daySchema,
      /** As planned now; null: none. */
      before: z.object({ name: z.string(), start: z.string(), end: z.string() }).nullable(),
      /** Null: the day gets the shift. */
      stays: z.enum(SHIFT_STAYS).nullable(),
      holiday: z.string().nullable(),
      /** Leave for a part of the day, which does not keep it from getting the shift. */
      partLeave: z.boolean(),
    }),
  ),
  /** How many days get the shift. */
  changed: z.number().int(),
});
export type ShiftPreview = z.infer<typeof shiftPreviewSchema>;
