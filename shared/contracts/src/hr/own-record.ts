import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { idSchema, lineSchema } from '../lists/fields.js';
import type { SettingKey } from '../portal/setting-key.js';

/** Nobody decides about themselves. */
export const OWN_RECORD_ERRORS = defineErrors({
  OWN_RECORD: [403, 'Someone else has to do this for you.'],
});

/** Who may do to their own record what is otherwise for somebody else, and why; null: nobody. */
export const ownRecordExceptionSchema = z
  .strictObject({
    userId: z.string().min(1, 'Choose a person.').pipe(idSchema),
    /** As the trail shows them. */
    name: lineSchema(120).min(1),
    reason: lineSchema(200).min(3, 'Say why, in a few words.'),
  })
  .nullable();
export type OwnRecordException = z.infer<typeof ownRecordExceptionSchema>;

export const ownRecordExceptionKey: SettingKey<OwnRecordException> = {
  key: 'hr.ownRecordException',
  scope: 'company',
  fallback: null,
};
