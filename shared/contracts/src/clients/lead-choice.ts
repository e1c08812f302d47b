import { lineSchema } from '../lists/fields.js';
import { AGENCY_SERVICE_LABELS, AGENCY_SERVICES } from './agency-service.js';

export const LEAD_SOURCES = [
  'web',
  'referral',
  'ad',
  'instagram',
  'event',
  'call',
  'import',
  'other',
] as const;
export const LEAD_SOURCE_LABELS: Record<(typeof LEAD_SOURCES)[number], string> = {
  web: 'Web form',
  referral: 'Referral',
  ad: 'Ad',
  instagram: 'Instagram',
  event: 'Event',
  call: 'Cold call',
  import: 'Import',
  other: 'Other source',
};

export const LOST_REASONS = ['price', 'time', 'competitor', 'silent', 'unfit', 'other'] as const;
export const LOST_REASON_LABELS: Record<(typeof LOST_REASONS)[number], string> = {
  price: 'Too expensive',
  time: 'Too early',
  competitor: 'Chose another agency',
  silent: 'No answer',
  unfit: 'Not a fit',
  other: 'Another reason',
};
/** A lead that is lost for it says why in words. */
export const OTHER_REASON = 'other';

/** The lists of words that each company keeps for its leads. */
export const LEAD_CHOICE_LISTS = ['lostReasons', 'sources', 'services'] as const;
export type LeadChoiceList = (typeof LEAD_CHOICE_LISTS)[number];

/** What every company starts with; the key of a choice never changes. */
export const STANDARD_CHOICES: Record<LeadChoiceList, readonly string[]> = {
  lostReasons: LOST_REASONS,
  sources: LEAD_SOURCES,
  services: AGENCY_SERVICES,
};

const STANDARD_LABELS: Record<LeadChoiceList, Readonly<Record<string, string>>> = {
  lostReasons: LOST_REASON_LABELS,
  sources: LEAD_SOURCE_LABELS,
  services: AGENCY_SERVICE_LABELS,
};

/** The words of a choice: the company's own, else the standard ones, which are translated. */
export const labelOfChoice = (list: LeadChoiceList, key: string, name: string | null | undefined): string =>
  name ?? STANDARD_LABELS[list][key] ?? key;

const MOST_KEY = 40;

/** Names a choice or a stage. Whether a company has it, its service says. */
export const choiceKeySchema = (refusal: string) => lineSchema(MOST_KEY).min(1, refusal);
