import { createHash } from 'node:crypto';
import { APPLICATION_MAIL_ERRORS, type ApplicationMailField, type Refusal } from '@atrium/contracts';
import type { ApplicationRow } from '../hiring/application.record.js';

type Reached = Pick<ApplicationRow, 'isErased' | 'state' | 'email'>;

/** Why somebody is not written to. */
export function refuseMail({ isErased, state, email }: Reached): Refusal | null {
  const { APPLICANT_ERASED, APPLICANT_WITHDREW, APPLICANT_NO_EMAIL } = APPLICATION_MAIL_ERRORS;
  if (isErased) return APPLICANT_ERASED;
  if (state === 'withdrawn') return APPLICANT_WITHDREW;
  return email === null ? APPLICANT_NO_EMAIL : null;
}

/** By what an email is known again that is sent once more under its key. */
export const writtenOf = ({ subject, text }: { subject: string; text: string }): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([subject, text]), 'utf8')
    .digest();

/** What is filled in for a person. */
export const filledFor = (
  { candidateName, openingName }: Pick<ApplicationRow, 'candidateName' | 'openingName'>,
  company: string,
): Record<ApplicationMailField, string> => ({ name: candidateName, opening: openingName, company });
