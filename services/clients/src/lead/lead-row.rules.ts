import { LEAD, LEAD_NEEDS_ADDRESS, readEmail } from '@atrium/contracts';
import {
  importFields,
  readCells,
  readPhone,
  readTableNumber,
  type ImportFault,
  type ImportField,
  type ReadRow,
  type TableRow,
} from '@atrium/records';
import { z } from 'zod';
import { EMAIL_FORM, PHONE_FORM } from '../contact/contact-words.rules.js';
import { partsOf } from '../contact/file-cell.rules.js';

type Cells = Readonly<Record<string, string | null>>;

/** Of a lead whose file says nothing. */
const PROBABILITY = 20;
/** Of a lead whose file names none, also where the company no longer offers it. */
export const UNSAID_SOURCE = 'import';

/** Parts of a name, for files that have it in two columns. */
const NAME_PARTS: ImportField[] = [
  { key: 'firstName', label: 'First name', aliases: ['given name'] },
  { key: 'lastName', label: 'Last name', aliases: ['surname', 'family name'] },
].map((field) => ({ ...field, required: false, help: null, example: null }));

/** Of these a file may have two columns. */
const SECOND: Readonly<Record<string, Pick<ImportField, 'second'>>> = {
  emails: { second: 'Second email' },
  phones: { second: 'Second phone number' },
};

/** What else may be left out is completed by `readLeadRow`. */
export const LEAD_FILE_FIELDS: readonly ImportField[] = importFields(LEAD).flatMap((field) =>
  field.key === 'name'
    ? [{ ...field, required: true, orElse: 'firstName' }, ...NAME_PARTS]
    : [{ ...field, required: false, ...SECOND[field.key] }],
);

/** The form's schema for cells. */
const CELLS = z.preprocess((given) => {
  const cells = given as Cells;
  return {
    ...cells,
    emails: partsOf(cells['emails']),
    phones: partsOf(cells['phones']),
    services: partsOf(cells['services']),
    source: cells['source'] || UNSAID_SOURCE,
    probability: cells['probability'] ? readTableNumber(cells['probability'].replace('%', '')) : PROBABILITY,
  };
}, LEAD.createSchema);

/**
 * Reads one row by the rules of the form; emails and phone numbers are divided by commas.
 * @param country of phone numbers without a country code
 */
export function readLeadRow(cells: Readonly<Record<string, string>>, country: string): ReadRow<TableRow> {
  const parts = [cells['firstName'], cells['lastName']].filter(Boolean).join(' ');
  const row = readCells({ ...LEAD, createSchema: CELLS }, { ...cells, name: cells['name'] || parts });
  const reached = {
    emails: partsOf(cells['emails']).map(readEmail),
    phones: partsOf(cells['phones']).map((phone) => readPhone(phone, country)?.e164 ?? null),
  };
  const faults = [...('faults' in row ? row.faults : []), ...addressFaults(reached)];
  // The first of each field.
  const told = faults.filter(({ field }, at) => faults.findIndex((each) => each.field === field) === at);
  if ('faults' in row || told.length > 0) return { faults: told };
  const { knownReason: _none, ...values } = LEAD.createSchema.parse(row.content.values);
  const { emails, phones } = reached;
  const both = { emails: [...new Set(emails)], phones: [...new Set(phones)] };
  return { content: { names: {}, values: { ...values, ...both } } };
}

function addressFaults({ emails, phones }: Record<'emails' | 'phones', (string | null)[]>): ImportFault[] {
  return [
    ...(emails.includes(null) ? [{ field: 'emails', words: EMAIL_FORM }] : []),
    ...(phones.includes(null) ? [{ field: 'phones', words: PHONE_FORM }] : []),
    ...(emails.length + phones.length === 0 ? [{ field: 'phones', words: LEAD_NEEDS_ADDRESS }] : []),
  ];
}
