import {
  APPLICATION,
  APPLICATION_SOURCE_LABELS,
  APPLICATION_SOURCES,
  CANDIDATE,
  PHONE_FAULT,
} from '@atrium/contracts';
import {
  importFields,
  readPhone,
  readTableMoney,
  readTableNumber,
  type ImportFault,
  type ImportField,
  type ReadRow,
  type TableRow,
} from '@atrium/records';
import { z } from 'zod';

type Cells = Readonly<Record<string, string>>;

const { source, askedPay, experience, noticeDays } = APPLICATION.fields;
export const APPLICANT_VALUES = z.object({
  source: source.schema,
  askedPay: askedPay.schema,
  experience: experience.schema,
  noticeDays: noticeDays.schema,
});

/** Of a person; the number as it is stored. */
const CONTACT = z.object({
  name: CANDIDATE.fields.name.schema,
  email: CANDIDATE.fields.email.schema,
  phone: z.string().nullable(),
});
export type ApplicantContact = z.infer<typeof CONTACT>;

/** How names of candidates are written in a row, which has no columns for contacts. */
export const contactOf = ({ names }: TableRow): ApplicantContact =>
  CONTACT.parse(JSON.parse(names['candidateId'] ?? '{}'));

const ROW = APPLICANT_VALUES.extend(CONTACT.shape);

const MORE: Readonly<Record<string, Partial<ImportField>>> = {
  name: {
    aliases: ['applicant', 'candidate', 'applicant name', 'candidate name', 'full name'],
    example: 'Neha Kulkarni',
  },
  email: { aliases: ['e-mail', 'email id', 'email address', 'mail'], example: 'neha@example.com' },
  phone: { aliases: ['mobile', 'phone number', 'mobile number', 'contact number'], example: '98123 45678' },
  opening: {
    aliases: ['position', 'job', 'role', 'job title'],
    required: true,
    help: 'The title of an opening that is open.',
    example: 'Designer',
  },
  source: { required: false, help: 'Elsewhere where nothing is said.', example: 'LinkedIn' },
  askedPay: { aliases: ['expected ctc', 'expected salary', 'expected pay'], example: '900000' },
  experience: { aliases: ['experience', 'years of experience', 'total experience'], example: '4' },
  noticeDays: { aliases: ['notice period', 'notice', 'notice period in days'], example: '30' },
};

export const APPLICANT_FILE_FIELDS: readonly ImportField[] = [
  ...importFields(CANDIDATE),
  ...importFields(APPLICATION),
].map((field) => ({ ...field, ...MORE[field.key] }));

const numberOf = (cell = ''): number | null => (cell === '' ? null : readTableNumber(cell));

/** The key of a source that is named by its key or its label; what is none stays as it is. */
function sourceOf(cell = ''): string {
  const given = cell.toLowerCase();
  if (given === '') return 'other';
  const names = (key: (typeof APPLICATION_SOURCES)[number]) => [key, APPLICATION_SOURCE_LABELS[key]];
  return APPLICATION_SOURCES.find((key) => names(key).some((name) => name.toLowerCase() === given)) ?? cell;
}

/** Reads one row by the rules of the form. @param country of phone numbers without a country code */
export function readApplicantRow(cells: Cells, country: string): ReadRow<TableRow> {
  const { opening = '', phone = '' } = cells;
  const number = phone === '' ? null : (readPhone(phone, country)?.e164 ?? null);
  const { success, data, error } = ROW.safeParse({
    name: cells['name'] ?? '',
    email: cells['email'] || null,
    phone: number,
    source: sourceOf(cells['source']),
    askedPay: cells['askedPay'] ? readTableMoney(cells['askedPay'], 'INR') : null,
    experience: numberOf(cells['experience']),
    noticeDays: numberOf(cells['noticeDays']),
  });
  const faults = [
    ...(error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), words: message })),
    ...contactFaults(cells, number),
    ...(opening === '' ? [{ field: 'opening', words: 'Choose an opening.' }] : []),
  ];
  const named: Record<string, string> = opening === '' ? {} : { openingId: opening.toLowerCase() };
  if (!success || faults.length > 0)
    return {
      // The first of each field.
      faults: faults.filter(({ field }, at) => faults.findIndex((each) => each.field === field) === at),
      names: named,
    };
  const { name, email, phone: stored, ...values } = data;
  return {
    content: { values, names: { ...named, candidateId: JSON.stringify({ name, email, phone: stored }) } },
  };
}

function contactFaults({ email, phone }: Cells, number: string | null): ImportFault[] {
  if (phone) return number === null ? [{ field: 'phone', words: PHONE_FAULT }] : [];
  return email ? [] : [{ field: 'email', words: CANDIDATE.errors.CANDIDATE_UNREACHABLE.message }];
}
