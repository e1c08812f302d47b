import { emailSchema, personNameSchema } from '../../lists/fields.js';
import { defineRecord } from '../../records/define-record.js';
import type { Shown, Updated } from '../../records/record.types.js';
import { phoneSchema } from '../phone.js';

/** Somebody who applied, once in the company, whatever they apply for. */
export const CANDIDATE = defineRecord({
  kind: 'candidate',
  path: 'hr/candidates',
  remote: 'hr',
  one: 'Candidate',
  many: 'Candidates',
  resource: { tab: 'hrOperations', resource: 'hiring' },
  fields: {
    name: { label: 'Name', schema: personNameSchema },
    email: { label: 'Email', schema: emailSchema.nullable() },
    phone: { label: 'Phone', schema: phoneSchema.nullable() },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'email', type: 'text' },
    { key: 'phone', type: 'text' },
  ],
  errors: {
    CANDIDATE_EMAIL_TAKEN: [409, 'Another candidate has this email.'],
    CANDIDATE_OFFERED: [409, 'An offer is open. Answer or withdraw it first.'],
    CANDIDATE_MERGED: [409, 'This person was merged. Undo the merge to bring them back.'],
    CANDIDATE_UNREACHABLE: [400, 'Give an email or a phone number, so that someone can answer.'],
  },
});
export type Candidate = Shown<typeof CANDIDATE>;
export type UpdateCandidate = Updated<typeof CANDIDATE>;
