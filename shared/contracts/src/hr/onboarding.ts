import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { emailSchema, idSchema, versionSchema } from '../lists/fields.js';
import { birthDateSchema } from './birth-date.js';
import {
  addressSchema,
  genderSchema,
  legalNameSchema,
  saveContactsSchema,
  savePersonalSchema,
} from './personal-details.js';
import { phoneSchema } from './phone.js';
import { saveStatutorySchema } from './statutory-details.js';

/** What new people tell HR after they accepted the invitation, in this order; each is kept alone. */
export const ONBOARDING_STEPS = ['personal', 'bank', 'statutory', 'documents'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const ONBOARDING_ERRORS = defineErrors({
  ONBOARDING_CLOSED: [409, 'Your onboarding is finished. Ask HR for a change in your profile.'],
  ONBOARDING_UNFINISHED: [409, 'Fill in your personal details first.'],
});

/** `GET /api/hr/employment/onboarding` */
export const ownOnboardingSchema = z.object({
  /** preparing: the new account is still being linked with the employee record. */
  state: z.enum(['preparing', 'open', 'closed']),
  /** Of the employee record; 0 while there is none. */
  version: z.number().int(),
  done: z.array(z.enum(ONBOARDING_STEPS)),
});
export type OwnOnboarding = z.infer<typeof ownOnboardingSchema>;

/** `GET /api/hr/onboarding`: how far those have come who are at it. */
export const onboardingProgressSchema = z.object({
  items: z.array(z.object({ employeeId: idSchema, done: z.array(z.enum(ONBOARDING_STEPS)) })),
});
export type OnboardingProgressOf = z.infer<typeof onboardingProgressSchema>;

/** `PUT /api/hr/employment/onboarding/personal` */
export const savePersonalStepSchema = z.strictObject({
  version: savePersonalSchema.shape.version,
  legalName: legalNameSchema,
  birthDate: birthDateSchema,
  gender: genderSchema,
  phone: phoneSchema,
  personalEmail: emailSchema.nullable(),
  homeAddress: addressSchema,
  permanentAddress: addressSchema.nullable(),
  contacts: saveContactsSchema.shape.contacts,
});
export type SavePersonalStep = z.infer<typeof savePersonalStepSchema>;

/** `PATCH /api/hr/employment/onboarding/statutory`: what is left out stays as it is. */
export const saveNumbersStepSchema = saveStatutorySchema.pick({
  version: true,
  pan: true,
  uan: true,
  esi: true,
  bank: true,
});
export type SaveNumbersStep = z.infer<typeof saveNumbersStepSchema>;

/** What people are expected to send without being asked. */
export const OFFERED_CATEGORIES = ['identity', 'address', 'education', 'certificate'] as const;
export type OfferedCategory = (typeof OFFERED_CATEGORIES)[number];

/** `POST /api/hr/employment/onboarding/documents` */
export const offerDocumentSchema = z.strictObject({
  fileId: idSchema,
  category: z.enum(OFFERED_CATEGORIES, 'Choose a kind.'),
});
export type OfferDocument = z.infer<typeof offerDocumentSchema>;

/** `POST /api/hr/employment/onboarding/finish` */
export const finishOnboardingSchema = z.strictObject({ version: versionSchema });
