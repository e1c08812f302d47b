import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { lineSchema } from '../lists/fields.js';
import { timeOfDaySchema } from '../lists/time-of-day.js';
import { STAGE_COLOURS } from '../work/flow-parts.js';
import { labelOfChoice, STANDARD_CHOICES, type LeadChoiceList } from './lead-choice.js';
import { labelOfStage, LEAD_STAGES, STANDARD_LEAD_STAGES } from './lead-stage.js';

/** The tag of what a company has set up for its leads, in the browser. */
export const LEAD_SETUP_TAG = 'LeadSetup';
const MOST_LEAD_STAGES = 30;
const MOST_CHOICES = 50;
const MOST_STALE_DAYS = 365;
const MOST_ANSWER_MINUTES = 14_400;

export const LEAD_SETUP_ERRORS = defineErrors({
  LEAD_STAGE: [400, 'Choose one of your stages.'],
  LEAD_STAGE_USED: [409, 'Say where the leads of the archived stages go.'],
  LEAD_STAGE_MOVE: [400, 'Leads go to another stage of the same type.'],
  LEAD_STAGE_MISSING: [409, 'Every type keeps at least one stage.'],
  LEAD_STAGE_ONCE: [409, 'There is one stage of this type. Rename it instead.'],
  LEAD_STAGE_FIXED: [409, 'A stage keeps its type. Add another stage instead.'],
  LEAD_CHOICE: [400, 'Choose one from your list.'],
});

const nameSchema = lineSchema(40).min(1, 'Enter a name.').nullable();
const keySchema = z.string().min(1).max(40);

const stageFields = {
  type: z.enum(LEAD_STAGES, 'Choose a type.'),
  name: nameSchema,
  colour: z.enum(STAGE_COLOURS, 'Choose a colour.'),
  probability: z
    .number('Enter a number.')
    .int('Enter a whole number.')
    .min(0, 'Enter 0 to 100 percent.')
    .max(100, 'Enter 0 to 100 percent.')
    .nullable(),
  staleDays: z
    .number('Enter a number.')
    .int('Enter a whole number.')
    .min(1, 'Enter 1 to 365 days.')
    .max(MOST_STALE_DAYS, 'Enter 1 to 365 days.')
    .nullable(),
  archived: z.boolean(),
};
const choiceFields = { name: nameSchema, archived: z.boolean() };

const leadChoiceSchema = z.object({ key: keySchema, ...choiceFields });
export type LeadChoice = z.infer<typeof leadChoiceSchema>;

const clockFields = {
  /** Working minutes within which a new lead is answered; null: there is no clock. */
  answerMinutes: z
    .number('Enter the minutes.')
    .int()
    .min(5, 'Enter at least 5 minutes.')
    .max(MOST_ANSWER_MINUTES, 'This is too long.')
    .nullable(),
  /** The hours of days without a shift of the company, in its zone. */
  opensAt: timeOfDaySchema,
  closesAt: timeOfDaySchema,
};

/** Titles of what is set up, for its pages and the audit trail. */
export const LEAD_SETUP_LABELS = {
  stages: 'Stages',
  lostReasons: 'Lost reasons',
  sources: 'Sources of leads',
  services: 'Services',
  answerMinutes: 'Minutes until the first answer',
  hours: 'Hours of a working day',
} as const;

/** What a company has set up for its leads. */
export const leadSetupSchema = z.object({
  stages: z.array(z.object({ key: keySchema, ...stageFields })),
  lostReasons: z.array(leadChoiceSchema),
  sources: z.array(leadChoiceSchema),
  services: z.array(leadChoiceSchema),
  ...clockFields,
  /** 0 as long as nothing was saved. */
  version: z.number().int(),
});
/** `GET /api/lead-setup` */
export type LeadSetup = z.infer<typeof leadSetupSchema>;

const choice = (key: string): LeadChoice => ({ key, name: null, archived: false });

export const STANDARD_LEAD_SETUP: LeadSetup = {
  stages: [...STANDARD_LEAD_STAGES],
  lostReasons: STANDARD_CHOICES.lostReasons.map(choice),
  sources: STANDARD_CHOICES.sources.map(choice),
  services: STANDARD_CHOICES.services.map(choice),
  answerMinutes: 120,
  opensAt: '10:00',
  closesAt: '18:00',
  version: 0,
};

const isDistinct = (words: readonly string[]): boolean =>
  new Set(words.map((each) => each.toLowerCase())).size === words.length;

/** Keys of null are new. */
const givenChoices = (list: LeadChoiceList) =>
  z
    .array(z.strictObject({ key: keySchema.nullable(), ...choiceFields }))
    .max(MOST_CHOICES, 'Use at most 50.')
    .refine((rows) => rows.some(({ archived }) => !archived), 'Keep at least one.')
    .refine(
      (rows) => isDistinct(rows.map(({ key, name }) => labelOfChoice(list, key ?? '', name))),
      'Two have the same name.',
    );

/** `PUT /api/lead-setup`: all of it as it is from now on. */
export const saveLeadSetupSchema = z
  .strictObject({
    version: z.number().int().min(0),
    stages: z
      .array(z.strictObject({ key: keySchema.nullable(), ...stageFields }))
      .max(MOST_LEAD_STAGES, 'Use at most 30 stages.')
      .refine((rows) => isDistinct(rows.map(labelOfStage)), 'Two stages have the same name.'),
    /** Where the leads of a stage go that is archived; to a stage by its place. */
    moves: z.array(z.strictObject({ from: keySchema, to: z.number().int().min(0) })).max(MOST_LEAD_STAGES),
    lostReasons: givenChoices('lostReasons'),
    sources: givenChoices('sources'),
    services: givenChoices('services'),
    ...clockFields,
  })
  .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
    path: ['closesAt'],
    message: 'This must be later than the start.',
  });
export type SaveLeadSetup = z.infer<typeof saveLeadSetupSchema>;

/** `GET /api/lead-setup/usage`: how many leads each stage has, archived ones too. */
export const leadStageUsageSchema = z.object({ items: z.record(z.string(), z.number().int()) });
export type LeadStageUsage = z.infer<typeof leadStageUsageSchema>;

/** Whether a company offers the choice. */
export const hasChoice = (setup: LeadSetup, list: LeadChoiceList, key: string): boolean =>
  setup[list].some((each) => each.key === key && !each.archived);

/** The words of a key, also of one that is archived. */
export const sayChoice = (setup: LeadSetup, list: LeadChoiceList, key: string): string =>
  labelOfChoice(list, key, setup[list].find((each) => each.key === key)?.name);

/** The choices of a list that are offered: key and words. */
export const offeredChoices = (setup: LeadSetup, list: LeadChoiceList) =>
  setup[list]
    .filter(({ archived }) => !archived)
    .map(({ key, name }) => ({ value: key, label: labelOfChoice(list, key, name) }));

/** The key of an offered choice that is named by its key or its words; null: there is none. */
export function keyOfChoice(setup: LeadSetup, list: LeadChoiceList, words: string): string | null {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const found = offeredChoices(setup, list).find(({ value, label }) =>
    [value, label].some((each) => plain(each) === plain(words)),
  );
  return found?.value ?? null;
}
