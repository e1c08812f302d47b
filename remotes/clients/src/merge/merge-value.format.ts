import {
  CLIENT_STATUS_LABELS,
  CLIENT_TYPE_LABELS,
  LEAD_SOURCE_LABELS,
  LEAD_STAGE_LABELS,
  MERGE_PART_LABELS,
  sayChoice,
  sayGstState,
  type ContactMergePreview,
  type LeadSetup,
} from '@atrium/contracts';
import { formatDate, formatMoney, formatNumber, t, translate } from '@atrium/sdk';

type Value = ContactMergePreview['fields'][number]['values'][number];

/** The labels of fields that are choices. */
const CHOICES: Record<string, Readonly<Record<string, string>>> = {
  stage: LEAD_STAGE_LABELS,
  source: LEAD_SOURCE_LABELS,
  type: CLIENT_TYPE_LABELS,
  status: CLIENT_STATUS_LABELS,
};

/** A value of a field as people read it. */
export function sayFieldValue(field: string, { value, name }: Pick<Value, 'value' | 'name'>): string {
  if (name !== null) return name;
  const label = CHOICES[field]?.[String(value)];
  if (label !== undefined) return translate(label);
  if (field === 'value' && typeof value === 'number') return formatMoney(value, 'INR');
  if (field === 'probability' && typeof value === 'number')
    return t('{percent} percent', { percent: formatNumber(value) });
  if (field === 'expectedClose' && typeof value === 'string') return formatDate(value);
  return field === 'stateCode' ? sayGstState(String(value)) : String(value);
}

/** A member of a list that is kept from all. */
export const sayMember = (setup: LeadSetup, list: string, value: string): string =>
  list === 'services' ? translate(sayChoice(setup, 'services', value)) : value;

/** What is attached, and how much of it: "Comments: 3". */
export const sayPart = ({ part, count }: { part: string; count: number }): string =>
  t('{part}: {count, number}', { part: translate(MERGE_PART_LABELS[part] ?? part), count });
