import { cleanPhone } from '../typed/pasted-text.js';
import { lineSchema } from '../lists/fields.js';

/** What is said to a number that is none, in forms and in files. */
export const PHONE_FAULT = 'Enter a phone number, like +91 98123 45678.';

/** A phone number in any usual form; the server stores it as `+919812345678`. */
export const phoneSchema = lineSchema(40)
  .overwrite(cleanPhone)
  .regex(/\d(?:\D*\d){4}/, PHONE_FAULT);
