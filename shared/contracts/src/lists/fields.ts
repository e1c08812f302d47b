import { z } from 'zod';
import { cleanLine } from '../typed/pasted-text.js';
import { readEmail } from '../typed/read-email.js';
import { hasWebAddress } from './web-address.js';

/** Fields that many contracts share, each with the sentence that a person reads when it is wrong. */
export const idSchema = z.uuid('This is not a valid id.');
/** One email address in the form in which it is stored, however it was pasted. */
export const emailSchema = z
  .string()
  .overwrite((text) => readEmail(text) ?? cleanLine(text).toLowerCase())
  .max(254, { error: 'This email is too long.', abort: true })
  .refine((text) => readEmail(text) === text, 'Enter an email address, like name@company.com.');

// Control characters, line ends and halves of surrogate pairs. What is pasted along unseen is left out before.
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** One line of text: every name and title. It appears in lists, subjects of mails and files. */
export const lineSchema = (most: number) =>
  z
    .string()
    .overwrite(cleanLine)
    // A longer text is not examined further, because the patterns for URLs take time.
    .max(most, { error: `Use at most ${String(most)} characters.`, abort: true })
    .refine((line) => !UNSEEN.test(line), 'Leave out line breaks and invisible characters.');

// What a paste may hold and nobody sees or types. Tabs and line ends are what a text of several lines is written with.
const CONTROLS = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** For text that is not written in a field of its own, such as the name that a browser gives itself. */
export const withoutControls = (text: string): string => text.replaceAll(new RegExp(CONTROLS, 'gu'), ' ');

/** Text of several lines. Breaks of any kind, as other programs paste them, are line ends. */
export const textSchema = z
  .string()
  .overwrite((text) => text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').trim())
  .refine((text) => !CONTROLS.test(text), 'Leave out control characters.');

/** Turns a value that earlier releases accepted into one line. */
export const toLine = (text: string): string =>
  cleanLine(text).replace(new RegExp(UNSEEN, 'gu'), ' ').replace(/ {2,}/g, ' ');

/** A name that mails show to people who do not know it, so it must not contain a web address. */
export const mailedNameSchema = (most: number) =>
  lineSchema(most).refine(
    (name) => !hasWebAddress(name),
    'A name cannot contain a web address. Put a space after a full stop.',
  );
export const personNameSchema = mailedNameSchema(80).min(1, 'Enter a name.');
/** The `version` of the record that the change is based on; an outdated one is refused with 409. */
export const versionSchema = z.number().int().min(1);
/** The body of a step that needs nothing more. */
export const transitionSchema = z.strictObject({ version: versionSchema });
export type Transition = z.infer<typeof transitionSchema>;
/** A business day, `2026-04-30`, without a time zone. */
export const daySchema = z.iso.date('Enter a date, like 2026-04-30.');
export const timezoneSchema = z.string().max(64).refine(isTimezone, 'Choose a time zone from the list.');
export const idParamsSchema = z.strictObject({ id: idSchema });

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
