import { z } from 'zod';
import { idSchema, textSchema } from '../lists/fields.js';

/** Colours of a stage. */
export const STAGE_COLOURS = ['neutral', 'info', 'success', 'warning', 'danger', 'leave'] as const;
export type StageColour = (typeof STAGE_COLOURS)[number];
export const STAGE_COLOUR_LABELS: Record<StageColour, string> = {
  neutral: 'Grey',
  info: 'Blue',
  success: 'Green',
  warning: 'Amber',
  danger: 'Red',
  leave: 'Violet',
};

/** How a stage of a company's own flow is shown. */
export const ownStageSchema = z.object({ label: z.string(), colour: z.enum(STAGE_COLOURS) });
export type OwnStage = z.infer<typeof ownStageSchema>;

/** The value of an own field: a person is the id of their account. */
const ownValueSchema = z.union([textSchema.max(500, 'Use at most 500 characters.'), z.number(), z.boolean()]);
export type OwnValue = z.infer<typeof ownValueSchema>;
/** Values of own fields by the field's id; null takes a value away. */
export const ownValuesSchema = z.record(idSchema, ownValueSchema.nullish());
export type OwnValues = z.infer<typeof ownValuesSchema>;
