import { LEAD, LEAD_NEEDS_ADDRESS } from '@atrium/contracts';
import { importFields, readCells, type ImportField, type ReadRow, type TableRow } from '@atrium/records';
import { z } from 'zod';
import { EMAIL_FORM, PHONE_FORM } from '../contact/contact-words.rules.js';
import { readEmail } from '../contact/email.rules.js';
import { partsOf } from '../contact/file-cell.rules.js';
import { readPhone } from '../contact/phone.rules.js';

type Cells = Readonly<Record<string, string | null>>;

const PAISE = 100;
/** Of a lead whose file says nothing. */
const PROBABILITY = 20;
/** Of a lead whose file names none, also where the company no longer offers it. */
export const UNSAID_SOURCE = 'import';
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Parts of a name, for files that have it in two columns. */
const NAME_PARTS: ImportField[] = [
  { key: 'firstName', label: 'First name', aliases: ['given name'] },
  { key: 'lastName', label: 'Last name', aliases: ['surname', 'family name'] },
].map((field) => ({ ...field, required: false, help: null, example: null }));

/** What else may be left out is completed by `readLeadRow`. */
export const LEAD_FILE_FIELDS: readonly ImportField[] = importFields(LEAD).flatMap((field) =>
  field.key === 'name'
    ? [{ ...field, required: true, orElse: 'firstName' }, ...NAME_PARTS]
    : [{ ...field, required: false }],
);

function dayOf(text: string | null | undefined): string | null {
  if (!text) return null;
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** An amount as people write it in a table: `₹1,80,000.50`. Not a number: NaN. */
const amountOf = (text: string | null | undefined): number | null =>
  text ? Math.round(Number(text.replaceAll(/₹|rs\.?|[,\s]/gi, '')) * PAISE) : null;

/** The form's schema for cells. */
const CELLS = z.preprocess((given) => {
  const cells = given as Cells;
  return {
    ...cells,
    emails: partsOf(cells['emails']),
    phones: partsOf(cells['phones']),
    services: partsOf(cells['services']),
    source: cells['source'] || UNSAID_SOURCE,
    value: amountOf(cells['value']),
    probability: cells['probability'] ? Number(cells['probability'].replace('%', '')) : PROBABILITY,
    expectedClose: dayOf(cells['expectedClose']),
    nextOn: dayOf(cells['nextOn']),
  };
}, LEAD.createSchema);

/**
 * Reads one row by the rules of the form; emails and phone numbers are divided by commas.
 * @param country of phone numbers without a country code
 */
export function readLeadRow(cells: Readonly<Record<string, string>>, country: string): ReadRow<TableRow> {
  const parts = [cells['firstName'], cells['lastName']].filter(Boolean).join(' ');
  const row = readCells({ ...LEAD, createSchema: CELLS }, { ...cells, name: cells['name'] || parts });
  if ('faults' in row) return row;
  const { knownReason: _none, ...values } = LEAD.createSchema.parse(row.content.values);
  const emails = values.emails.map(readEmail);
  const phones = values.phones.map((phone) => readPhone(phone, country)?.e164 ?? null);
  const faults = [
    ...(emails.includes(null) ? [{ field: 'emails', words: EMAIL_FORM }] : []),
    ...(phones.includes(null) ? [{ field: 'phones', words: PHONE_FORM }] : []),
    ...(emails.length + phones.length === 0 ? [{ field: 'phones', words: LEAD_NEEDS_ADDRESS }] : []),
  ];
  if (faults.length > 0) return { faults };
  const reached = { emails: [...new Set(emails)], phones: [...new Set(phones)] };
  return { content: { names: {}, values: { ...values, ...reached } } };
}
