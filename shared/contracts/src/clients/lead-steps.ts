import { z } from 'zod';
import { daySchema, idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { timeOfDaySchema } from '../lists/time-of-day.js';
import { shownMoneySchema } from '../money/money-schema.js';
import { BULK_LIMIT, bulkReportSchema } from '../records/record-bulk.js';
import { LEAD_QUICK } from './lead-quick.js';
import { LEAD, lostShape } from './lead.js';
import { choiceKeySchema } from './lead-choice.js';
import { leadNarrowing } from './lead-narrowing.js';
import { LEAD_STAGES } from './lead-stage.js';

/** How many cards a lane has at first, and how many more each time; beyond the most there is the list. */
export const LEAD_LANE_PAGE = 50;
export const MOST_LANE_CARDS = 500;

/** `GET /api/leads/board` */
export const leadBoardQuerySchema = z.strictObject({
  ...leadNarrowing,
  /** Lanes that show more cards than at first: `contacting.100,qualified.150`. */
  more: z
    .string()
    .max(1000)
    .regex(/^[\w-]{1,40}\.\d{1,3}(,[\w-]{1,40}\.\d{1,3})*$/)
    .optional(),
});
export type LeadBoardQuery = z.infer<typeof leadBoardQuerySchema>;

export const leadBoardSchema = z.object({
  lanes: z.array(
    z.object({
      /** The key of the stage, and its type. */
      key: z.string(),
      stage: z.enum(LEAD_STAGES),
      items: z.array(LEAD.schema),
      total: z.number().int(),
      /** Of all of the stage, in paise; weighted by how probable each is. */
      value: shownMoneySchema,
      weighted: shownMoneySchema,
    }),
  ),
});
export type LeadBoard = z.infer<typeof leadBoardSchema>;

/** `GET /api/leads/counts`: how many leads each quick filter shows. */
export const leadCountsSchema = z.record(z.enum(LEAD_QUICK), z.number().int());
export type LeadCounts = z.infer<typeof leadCountsSchema>;

const next = {
  nextAction: lineSchema(120).nullable(),
  nextOn: daySchema.nullable(),
  nextTime: timeOfDaySchema.nullable(),
};

/** One change on many leads. */
export const leadChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stage'), stage: choiceKeySchema('Choose a stage.'), ...lostShape }),
  z.strictObject({ kind: z.literal('owner'), ownerId: idSchema.nullable() }),
  z.strictObject({ kind: z.literal('next'), ...next }),
  z.strictObject({ kind: z.enum(['archive', 'restore']) }),
]);
export type LeadChange = z.infer<typeof leadChangeSchema>;

/** `POST /api/leads/bulk` */
export const changeLeadsSchema = z.strictObject({
  change: leadChangeSchema,
  ids: z
    .array(idSchema)
    .max(BULK_LIMIT, `Choose at most ${String(BULK_LIMIT)}.`)
    .nullable(),
  matching: LEAD.querySchema.nullable(),
});
export type ChangeLeads = z.infer<typeof changeLeadsSchema>;

/** What a lead had before a change of many. */
const undoneSchema = z.strictObject({
  id: idSchema,
  version: versionSchema,
  change: leadChangeSchema,
  /** What the way to another stage took from it; null: nothing. */
  kept: z.strictObject({ probability: LEAD.fields.probability.schema, ...next }).nullable(),
});
export type UndoneLead = z.infer<typeof undoneSchema>;

/** The result for each lead, and what gives them back what they had. */
export const leadReportSchema = z.object({ ...bulkReportSchema.shape, undo: z.array(undoneSchema) });
export type LeadReport = z.infer<typeof leadReportSchema>;

/** `POST /api/leads/bulk/undo` */
export const undoLeadsSchema = z.strictObject({ undo: z.array(undoneSchema).min(1).max(BULK_LIMIT) });
export type UndoLeads = z.infer<typeof undoLeadsSchema>;
