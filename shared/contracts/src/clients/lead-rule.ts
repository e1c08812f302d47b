import { z } from 'zod';
import { idSchema, lineSchema } from '../lists/fields.js';
import { choiceKeySchema } from './lead-choice.js';
import { LEAD } from './lead.js';

export const LEAD_RULE_METHODS = ['round_robin', 'least_open', 'fixed'] as const;
export type LeadRuleMethod = (typeof LEAD_RULE_METHODS)[number];
export const LEAD_RULE_METHOD_LABELS: Record<LeadRuleMethod, string> = {
  round_robin: 'In turn',
  least_open: 'Fewest open leads',
  fixed: 'First in the list',
};

/** How somebody came to a lead: by the rule's method, or because nobody of its people was at work. */
export const LEAD_GIVEN = [...LEAD_RULE_METHODS, 'fallback', 'opening'] as const;
export type LeadGiven = (typeof LEAD_GIVEN)[number];
export const LEAD_GIVEN_LABELS: Record<LeadGiven, string> = {
  ...LEAD_RULE_METHOD_LABELS,
  fallback: 'No one else was at work',
  opening: 'Next to be at work',
};

/** The tag of the rules in the browser. */
export const LEAD_RULES_TAG = 'LeadRules';
export const MOST_LEAD_RULES = 30;

const amountSchema = LEAD.fields.value.schema;
const ruleFields = {
  name: lineSchema(60).min(1, 'Give every rule a name.'),
  /** Empty: any. */
  sources: z.array(choiceKeySchema('Choose a source.')).max(20),
  services: z.array(choiceKeySchema('Choose a service.')).max(20),
  cities: z.array(lineSchema(80).min(1)).max(50, 'Use at most 50 cities.'),
  /** In paise, both included; null: no limit. A lead without a value counts as 0. */
  minValue: amountSchema,
  maxValue: amountSchema,
  method: z.enum(LEAD_RULE_METHODS, 'Choose how.'),
  /** In this order. */
  pool: z.array(idSchema).min(1, 'Choose at least one person.').max(50, 'Choose at most 50 people.'),
  /** Who gets it while nobody of the pool is at work; null: the one who is at work next. */
  fallbackId: idSchema.nullable(),
};
export const leadRuleSchema = z.object({ id: idSchema, ...ruleFields });
export type LeadRule = z.infer<typeof leadRuleSchema>;

/** `GET /api/lead-rules`: the first that matches decides. */
export const leadRulesSchema = z.object({
  items: z.array(leadRuleSchema),
  /** 0 as long as nothing was saved. */
  version: z.number().int(),
  /** Names of those in the rules, by their id. */
  names: z.record(z.string(), z.string()),
});
export type LeadRules = z.infer<typeof leadRulesSchema>;

/** `PUT /api/lead-rules`: all rules as they are from now on. */
export const saveLeadRulesSchema = z.strictObject({
  version: z.number().int().min(0),
  items: z
    .array(z.strictObject({ id: idSchema.nullable(), ...ruleFields }))
    .max(MOST_LEAD_RULES, 'Use at most 30 rules.')
    .refine(
      (rules) => new Set(rules.map(({ name }) => name.toLowerCase())).size === rules.length,
      'Two rules have the same name.',
    ),
});
export type SaveLeadRules = z.infer<typeof saveLeadRulesSchema>;

/** `POST /api/lead-rules/try`: who would get such a lead now, by rules that need not be saved. Gives nothing. */
export const tryLeadRulesSchema = z.strictObject({
  items: saveLeadRulesSchema.shape.items,
  source: choiceKeySchema('Choose a source.'),
  services: z.array(choiceKeySchema('Choose a service.')).max(12),
  city: lineSchema(80).nullable(),
  value: amountSchema,
});
export type TryLeadRules = z.infer<typeof tryLeadRulesSchema>;
/** Null: no rule matches, or none of its people can sign in. */
export const triedLeadRulesSchema = z.object({
  given: z.object({ rule: z.string(), how: z.enum(LEAD_GIVEN), person: z.string() }).nullable(),
});
export type TriedLeadRules = z.infer<typeof triedLeadRulesSchema>;
