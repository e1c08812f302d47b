import { readPhone } from '@atrium/records';
import {
  FORM_FIELD_LABELS,
  LEAD_NEEDS_ADDRESS,
  type CaptureForm,
  type FormField,
  type FormSubmission,
  type SubmitForm,
  readEmail,
} from '@atrium/contracts';
import { EMAIL_FORM, PHONE_FORM } from '../contact/contact-words.rules.js';
import { HOME } from '../home.rules.js';

type Values = Pick<
  FormSubmission,
  'name' | 'company' | 'email' | 'phone' | 'city' | 'services' | 'budget' | 'message'
>;

const MISSING: Record<FormField, string> = {
  name: 'Enter your name.',
  company: 'Enter your company.',
  email: 'Enter your email address.',
  phone: 'Enter your phone number.',
  city: 'Enter your city.',
  services: 'Choose at least one.',
  budget: 'Enter an amount.',
  message: 'Write a message.',
};

/** What was sent, as it is stored, or a sentence for each field that is wrong. What the form does not show is left out. */
export function readSubmitted(
  form: Pick<CaptureForm, 'shownFields' | 'requiredFields' | 'consentRequired' | 'consentText'>,
  sent: SubmitForm,
): { values: Values } | { fields: Record<string, string> } {
  const isShown = (field: FormField) => form.shownFields.includes(field);
  const textOf = (field: Exclude<FormField, 'services' | 'budget'>) =>
    isShown(field) && sent[field] !== '' ? sent[field] : null;
  const fields: Record<string, string> = {};
  for (const field of Object.keys(FORM_FIELD_LABELS) as FormField[]) {
    const value = sent[field];
    const isEmpty = value === null || (typeof value !== 'number' && value.length === 0);
    if (isShown(field) && form.requiredFields.includes(field) && isEmpty) fields[field] = MISSING[field];
  }
  const [typedEmail, typedPhone] = [textOf('email'), textOf('phone')];
  const email = typedEmail && readEmail(typedEmail);
  const phone = typedPhone && (readPhone(typedPhone, HOME.country)?.e164 ?? null);
  if (typedEmail && !email) fields['email'] = EMAIL_FORM;
  if (typedPhone && !phone) fields['phone'] = PHONE_FORM;
  if (!typedEmail && !typedPhone) fields[isShown('phone') ? 'phone' : 'email'] ??= LEAD_NEEDS_ADDRESS;
  if (form.consentText && form.consentRequired && !sent.consent)
    fields['consent'] = 'Agree to this, or we cannot take your enquiry.';
  if (Object.keys(fields).length > 0) return { fields };
  return {
    values: {
      name: sent.name,
      company: textOf('company'),
      email,
      phone,
      city: textOf('city'),
      services: isShown('services') ? sent.services : [],
      budget: isShown('budget') ? sent.budget : null,
      message: textOf('message'),
    },
  };
}
