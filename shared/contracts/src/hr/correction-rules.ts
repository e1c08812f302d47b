import { z } from 'zod';
import type { SettingKey } from '../portal/setting-key.js';

const MOST = { perMonth: 31, withinDays: 366 };
const WHOLE = 'Enter a whole number.';
const PER_MONTH = 'Enter 0 to 31 corrections.';
const WITHIN_DAYS = 'Enter 1 to 366 days.';

/** How many corrections people may ask for, and how far back. */
export const correctionRulesSchema = z.strictObject({
  /** Of the times of a month's days, those declined or withdrawn left out. */
  perMonth: z.number(PER_MONTH).int(WHOLE).min(0, PER_MONTH).max(MOST.perMonth, PER_MONTH),
  /** How many days back a request may reach. */
  withinDays: z.number(WITHIN_DAYS).int(WHOLE).min(1, WITHIN_DAYS).max(MOST.withinDays, WITHIN_DAYS),
});
export type CorrectionRules = z.infer<typeof correctionRulesSchema>;

export const correctionRulesKey: SettingKey<CorrectionRules> = {
  key: 'hr.corrections',
  scope: 'company',
  fallback: { perMonth: 5, withinDays: 30 },
};

/** `GET /api/hr/attendance/corrections/left`: what the person may still ask for about this month. */
export const correctionsLeftSchema = correctionRulesSchema.extend({ left: z.number().int() });
export type CorrectionsLeft = z.infer<typeof correctionsLeftSchema>;
