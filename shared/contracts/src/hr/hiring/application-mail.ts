import { z } from 'zod';
import { defineErrors } from '../../errors/define-errors.js';
import { idSchema } from '../../lists/fields.js';
import { writtenMail } from '../../lists/written-mail.js';
import { BULK_LIMIT } from '../../records/record-bulk.js';
import { fieldsIn } from '../letter-text.js';
import { APPLICATION } from './application.js';

/** What the portal fills in for each person: `{name}` stands for their name. */
export const APPLICATION_MAIL_FIELDS = ['name', 'opening', 'company'] as const;
export type ApplicationMailField = (typeof APPLICATION_MAIL_FIELDS)[number];

export const APPLICATION_MAIL_ERRORS = defineErrors({
  APPLICANT_ERASED: [409, 'This person was erased.'],
  APPLICANT_WITHDREW: [409, 'This person has withdrawn the application.'],
  APPLICANT_NO_EMAIL: [409, 'This person has no email address.'],
  APPLICANT_MAILED: [409, 'This person gets it once, by another of their applications.'],
  APPLICANT_MAILED_OTHERWISE: [
    409,
    'This person got the email already, as it was before you changed it. Write a new one to them.',
  ],
});

const known: readonly string[] = APPLICATION_MAIL_FIELDS;
const FIELDS_FAULT = 'Only the fields named below the text can be filled in. Remove the others.';
const isFilled = (text: string): boolean => fieldsIn(text).every((name) => known.includes(name));

const chosen = {
  ids: z
    .array(idSchema)
    .max(BULK_LIMIT, `Choose at most ${String(BULK_LIMIT)}.`)
    .nullable(),
  matching: APPLICATION.querySchema.nullable(),
};

/** `POST /api/hr/application-mails/check` */
export const checkApplicationMailSchema = z.strictObject(chosen);
export type CheckApplicationMail = z.infer<typeof checkApplicationMailSchema>;

/** What is written to people. */
export const applicationMailSchema = z.strictObject({
  subject: writtenMail.subject.refine(isFilled, FIELDS_FAULT),
  text: writtenMail.text.refine(isFilled, FIELDS_FAULT),
});

/** `POST /api/hr/application-mails`. Whoever got it under the key gets it no second time. */
export const sendApplicationMailsSchema = z.strictObject({
  key: z.uuid(),
  ...applicationMailSchema.shape,
  ...chosen,
});
export type SendApplicationMails = z.infer<typeof sendApplicationMailsSchema>;

/** Who would get it, who would not and why, and what is filled in for the first. */
export const checkedApplicationMailSchema = z.object({
  reached: z.number().int(),
  left: z.array(z.object({ id: idSchema, name: z.string(), reason: z.string() })),
  first: z.record(z.enum(APPLICATION_MAIL_FIELDS), z.string()).nullable(),
  /** More match than one request reaches. */
  more: z.boolean(),
});
export type CheckedApplicationMail = z.infer<typeof checkedApplicationMailSchema>;
