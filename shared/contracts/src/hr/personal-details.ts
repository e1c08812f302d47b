import { z } from 'zod';
import { emailSchema, idSchema, lineSchema, textSchema } from '../lists/fields.js';
import { phoneSchema } from './phone.js';

export const GENDERS = ['female', 'male', 'other', 'undisclosed'] as const;
export type Gender = (typeof GENDERS)[number];
export const GENDER_LABELS: Record<Gender, string> = {
  female: 'Female',
  male: 'Male',
  other: 'Another gender',
  undisclosed: 'Not disclosed',
};

export const PERSONAL_LABELS = {
  legalName: 'Legal name',
  personalEmail: 'Personal email',
  gender: 'Gender',
  homeAddress: 'Home address',
  permanentAddress: 'Permanent address',
  emergencyContacts: 'Emergency contacts',
} as const;

export const legalNameSchema = lineSchema(60).min(1, 'Enter a name.');
export const genderSchema = z.enum(GENDERS, 'Choose a gender.');
/** As it is written on an envelope. */
export const addressSchema = textSchema
  .min(5, 'Enter the whole address.')
  .max(500, 'Use at most 500 characters.');

/** What is kept beside an employee's record; its version is 0 while nothing was entered. */
const keptVersionSchema = z.number().int().min(0);

/** Somebody to call when something happens to the person. */
export const emergencyContactSchema = z.strictObject({
  name: legalNameSchema,
  relation: lineSchema(40).min(1, 'Say how they are related.'),
  phone: phoneSchema,
});
export type EmergencyContact = z.infer<typeof emergencyContactSchema>;
export const CONTACT_LIMIT = 3;

/** `PUT /api/hr/employees/:id/personal`: what HR keeps about the person besides their job. */
export const savePersonalSchema = z.strictObject({
  version: keptVersionSchema,
  legalName: legalNameSchema.nullable(),
  personalEmail: emailSchema.nullable(),
  gender: genderSchema.nullable(),
  homeAddress: addressSchema.nullable(),
  permanentAddress: addressSchema.nullable(),
});
export type SavePersonal = z.infer<typeof savePersonalSchema>;

export const saveContactsSchema = z.strictObject({
  version: keptVersionSchema,
  contacts: z
    .array(emergencyContactSchema)
    .min(1, 'Name at least one person.')
    .max(CONTACT_LIMIT, 'Name at most three people.'),
});
export type SaveContacts = z.infer<typeof saveContactsSchema>;

export const personalDetailsSchema = z.object({
  employeeId: idSchema,
  /** Of the employee's record, for the person whose it is. */
  phone: z.string().nullable(),
  birthDate: z.string().nullable(),
  legalName: z.string().nullable(),
  personalEmail: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  homeAddress: z.string().nullable(),
  permanentAddress: z.string().nullable(),
  emergencyContacts: z.array(emergencyContactSchema),
  version: keptVersionSchema,
});
export type PersonalDetails = z.infer<typeof personalDetailsSchema>;

/** For whoever leads the person. */
export const emergencyContactListSchema = z.object({ items: z.array(emergencyContactSchema) });
