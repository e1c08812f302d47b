import type { GstinProblem } from './gstin.rules.js';

/** What is said to a wrong email or phone number, in forms and in files. */
export const EMAIL_FORM = 'One address, like name@company.in.';
export const PHONE_FORM = 'This is not a phone number. With country code it looks like +91 98123 45678.';

export const GSTIN_FORM: Record<GstinProblem, string> = {
  LENGTH: 'A GSTIN has 15 characters.',
  FORMAT: 'This is not the form of a GSTIN.',
  STATE: 'The first two digits are not the code of a state.',
  CHECK_DIGIT: 'A letter or digit is wrong: the check digit does not fit.',
};
