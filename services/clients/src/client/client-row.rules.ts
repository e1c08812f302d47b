import {
  CLIENT,
  CLIENT_CONTACT,
  CLIENT_STATUS_LABELS,
  CLIENT_STATUSES,
  CLIENT_TYPE_LABELS,
  CLIENT_TYPES,
  contactDraftSchema,
  GST_STATES,
  type ContactDraft,
  type CreateClient,
  readEmail,
} from '@atrium/contracts';
import { nameKey } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { importFields, type ImportFault, type ImportField, type ReadRow, readPhone } from '@atrium/records';
import { z } from 'zod';
import { EMAIL_FORM, PHONE_FORM } from '../contact/contact-words.rules.js';
import { partsOf } from '../contact/file-cell.rules.js';
import { gstinFault } from '../contact/gstin-fault.rules.js';
import type { ContactGiven } from '../contact/match-keys.rules.js';
import { HOME } from '../home.rules.js';

type Cells = Readonly<Record<string, string>>;

/** A row of a file: a client with one of its contacts. */
export interface ClientRowContent {
  client: Omit<CreateClient, 'contacts'>;
  contact: ContactDraft | null;
  /** Email or name, as `nameKey` makes it. Null: whoever imports. */
  ownerNamed: string | null;
  /** The client that gets the contact, there already or made by an earlier row; null: the row makes it. */
  clientId: string | null;
  /** Whether that client was there before the file. */
  isThere: boolean;
}

export const clientRowSchema: z.ZodType<ClientRowContent> = z.object({
  // It has none of the form's contacts, which are empty by default.
  client: CLIENT.createSchema,
  contact: contactDraftSchema.nullable(),
  ownerNamed: z.string().nullable(),
  clientId: z.string().nullable(),
  isThere: z.boolean(),
});

const field = (key: string, label: string, more: Partial<ImportField> = {}): ImportField => ({
  key,
  label,
  aliases: [],
  required: false,
  help: null,
  example: '',
  ...more,
});

const MORE_NAMES: Readonly<Record<string, readonly string[]>> = {
  name: ['client', 'client name', 'company', 'company name', 'business'],
  code: ['client code'],
  type: ['type'],
  gstin: ['gst', 'gst number', 'gst no'],
  postalCode: ['pin', 'pincode', 'pin code'],
};

/** The columns of a file of clients: of the client, and of one contact. */
export const CLIENT_FILE_FIELDS: readonly ImportField[] = [
  ...importFields(CLIENT).map((each) => ({
    ...each,
    required: each.key === 'name',
    aliases: MORE_NAMES[each.key] ?? each.aliases,
  })),
  field('stateCode', CLIENT.fields.stateCode.label, { help: 'Its name or its code for GST.' }),
  field('owner', CLIENT.fields.ownerId.label, {
    aliases: ['owner email'],
    help: 'A work email or a full name.',
  }),
  field('contactName', CLIENT_CONTACT.one, { aliases: ['contact name', 'contact person', 'person'] }),
  field('role', CLIENT_CONTACT.fields.role.label, { aliases: ['role', 'designation', 'contact role'] }),
  field('emails', CLIENT_CONTACT.fields.emails.label, {
    aliases: ['email', 'contact email', 'e-mail'],
    second: 'Second email',
  }),
  field('phones', CLIENT_CONTACT.fields.phones.label, {
    aliases: ['phone', 'mobile', 'contact phone', 'phone number'],
    second: 'Second phone number',
  }),
];

const plain = (words: string): string => words.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The key of a choice that is named by its key or its label. */
const keyOf = <Key extends string>(text: string, keys: readonly Key[], labels: Record<Key, string>): string =>
  keys.find((key) => [key, labels[key]].some((words) => plain(words) === plain(text))) ?? text;

const stateOf = (text: string): string =>
  GST_STATES.find(([code, name]) =>
    [code, name, code + name].some((each) => plain(each) === plain(text)),
  )?.[0] ?? text;

/** Reads one row by the rules of the form; what a file leaves out is as in a new form. */
export function readClientRow({ companyTimezone }: SignedInUser, cells: Cells): ReadRow<ClientRowContent> {
  const { data, error } = CLIENT.createSchema.safeParse({
    name: cells['name'] ?? '',
    code: cells['code'] || null,
    ownerId: null,
    type: cells['type'] ? keyOf(cells['type'], CLIENT_TYPES, CLIENT_TYPE_LABELS) : 'company',
    status: cells['status'] ? keyOf(cells['status'], CLIENT_STATUSES, CLIENT_STATUS_LABELS) : 'active',
    industry: cells['industry'] || null,
    gstin: cells['gstin'] || null,
    address: cells['address'] || null,
    city: cells['city'] || null,
    postalCode: cells['postalCode'] || null,
    isSez: false,
    stateCode: cells['stateCode'] ? stateOf(cells['stateCode']) : null,
    country: cells['country'] || HOME.country,
    currency: cells['currency'] || HOME.currency,
    timezone: cells['timezone'] || companyTimezone,
    website: cells['website'] || null,
    services: partsOf(cells['services']),
    tags: partsOf(cells['tags']),
    contacts: [],
    knownReason: null,
  });
  const named = { ...cells, ...(data?.type === 'individual' && !cells['contactName'] && reach(cells)) };
  const read = readContact(named, data?.country ?? HOME.country);
  const gstin = cells['gstin'] ? gstinFault(cells['gstin']) : null;
  const owner = cells['owner'] ?? '';
  const isEmail = owner.includes('@');
  const ownerNamed = isEmail ? readEmail(owner) : nameKey(owner) || null;
  const faults = firstOfEach([
    ...faultsIn(error, String),
    ...(gstin === null ? [] : [{ field: 'gstin', words: gstin }]),
    ...(isEmail && ownerNamed === null ? [{ field: 'owner', words: EMAIL_FORM }] : []),
    ...read.faults,
  ]);
  if (!data || faults.length > 0) return { faults };
  const { contacts: _none, ...client } = data;
  return { content: { client, contact: read.contact, ownerNamed, clientId: null, isThere: false } };
}

/** A person who is a client may be the own contact. */
const reach = ({ name, emails, phones }: Cells): Cells =>
  emails || phones ? { contactName: name ?? '' } : {};

/** The contact of a row, whose last word is the last name; null where the row has none. */
function readContact(cells: Cells, country: string): { contact: ContactDraft | null; faults: ImportFault[] } {
  const [emails, phones] = [partsOf(cells['emails']), partsOf(cells['phones'])];
  const words = (cells['contactName'] ?? '').split(/\s+/).filter(Boolean);
  if (words.length + emails.length + phones.length === 0 && !cells['role'])
    return { contact: null, faults: [] };
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  const [addresses, numbers] = [emails.map(readEmail), phones.map((each) => readPhone(each, country)?.e164)];
  const { data, error } = contactDraftSchema.safeParse({
    firstName: words.join(' '),
    lastName,
    role: cells['role'] || null,
    signs: false,
    doNotCall: false,
    emails: [...new Set(addresses.filter((each) => each !== null))],
    phones: [...new Set(numbers.filter((each) => each !== undefined))],
  });
  const faults = [
    ...faultsIn(error, (key) => (key.endsWith('Name') ? 'contactName' : key)),
    ...(addresses.includes(null) ? [{ field: 'emails', words: EMAIL_FORM }] : []),
    ...(numbers.includes(undefined) ? [{ field: 'phones', words: PHONE_FORM }] : []),
  ];
  return { contact: data ?? null, faults };
}

const faultsIn = (error: z.ZodError | undefined, fieldOf: (key: string) => string): ImportFault[] =>
  (error?.issues ?? []).map(({ path, message }) => ({
    field: fieldOf(String(path[0] ?? '')),
    words: message,
  }));

const firstOfEach = (faults: readonly ImportFault[]): ImportFault[] =>
  faults.filter((fault, at) => faults.findIndex((other) => other.field === fault.field) === at);

/** By what a row is compared. */
export function givenOf({ client, contact }: ClientRowContent): ContactGiven {
  const { name, type, gstin, city } = client;
  const own = type === 'individual' ? name : null;
  const person = contact ? `${contact.firstName} ${contact.lastName}`.trim() : own;
  return { company: name, gstin, city, person, emails: contact?.emails ?? [], phones: contact?.phones ?? [] };
}
