import { z } from 'zod';
import { daySchema, idSchema, lineSchema } from '../lists/fields.js';
import type { SettingKey } from '../portal/setting-key.js';

/** Who may approve runs that they computed, why, and until which day; null: nobody. */
export const bothRolesSchema = z
  .strictObject({
    userId: z.string().min(1, 'Choose a person.').pipe(idSchema),
    /** As the run and the trail show them. */
    name: lineSchema(120).min(1),
    reason: lineSchema(200).min(3, 'Say why, in a few words.'),
    /** The last day on which it holds. */
    until: daySchema,
  })
  .nullable();
export type BothRoles = z.infer<typeof bothRolesSchema>;

export const bothRolesKey: SettingKey<BothRoles> = {
  key: 'finance.bothRoles',
  scope: 'company',
  fallback: null,
};

export const BOTH_ROLES_OVER = 'This day is over. Choose a later one.';
