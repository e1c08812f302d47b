import { z } from 'zod';
import { daySchema } from '../lists/fields.js';
import type { SettingKey } from '../portal/setting-key.js';

const EARLIEST = '1900-01-01';
/** Somewhere it is already tomorrow. */
const DAY_MS = 86_400_000;

const latest = (): string => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);

export const birthDateSchema = daySchema.refine(
  (day) => day >= EARLIEST && day <= latest(),
  'Enter a date of birth between 1900 and today.',
);

/** Whether the person keeps their birthday and work anniversary to themselves. */
export const daysHiddenKey: SettingKey<boolean> = {
  key: 'hr.daysHidden',
  scope: 'person',
  fallback: false,
};
export const daysHiddenSchema = z.boolean();
