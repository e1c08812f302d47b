import { CANDIDATE, type MergeField } from '@atrium/contracts';
import {
  mergeRecords,
  previewMerge,
  type AttachedIds,
  type MergeChoices,
  type MergedRecord,
} from '@atrium/records';

const { fields } = CANDIDATE;

/** Field -> label, in the order in which they are shown. */
export const CANDIDATE_LABELS: Readonly<Record<string, string>> = {
  name: fields.name.label,
  email: fields.email.label,
  phone: fields.phone.label,
};

/** A candidate as they are merged. */
export interface MergedCandidate {
  id: string;
  version: number;
  name: string;
  email: string | null;
  phone: string | null;
  mergedIntoId: string | null;
}

/** What of a candidate is chosen from one of them. */
export interface CandidateValues {
  name: string;
  email: string | null;
  phone: string | null;
  resumeWords: string;
}

/** A consent of an application to be kept for other openings. */
export interface KeptConsent {
  id: string;
  candidateId: string;
  keepUntil: string;
}

/** What is kept of a merge, so that it can be undone. */
export interface KeptMerge {
  /** The survivor before and after; `attached` names what was there and what was moved. */
  before: MergedRecord;
  then: MergedRecord;
  /** The other; `attached` names what moved. */
  merged: MergedRecord;
  /** Consents that end earlier, as they were, and the day on which they end since. */
  shortened: KeptConsent[];
  keepUntil: string | null;
}

export const recordOf = (
  { id, name, email, phone }: MergedCandidate,
  more: { resumeWords: string; attached: AttachedIds },
): MergedRecord => ({
  id,
  fields: { name, email, phone, resumeWords: more.resumeWords },
  lists: {},
  attached: more.attached,
  consents: {},
});

/** As the table keeps it. */
export function valuesOf({ fields: given }: MergedRecord): CandidateValues {
  const text = (field: string): string | null => {
    const value = given[field];
    return typeof value === 'string' ? value : null;
  };
  return {
    name: text('name') ?? '',
    email: text('email'),
    phone: text('phone'),
    resumeWords: text('resumeWords') ?? '',
  };
}

/** The fields of which somebody has a value, with all of the values. @param records the survivor first */
export function mergeFieldsOf(records: readonly MergedRecord[]): MergeField[] {
  const found = previewMerge(records).fields;
  return Object.entries(CANDIDATE_LABELS).flatMap(([field, label]) => {
    const values = records.flatMap(({ id, fields: { [field]: value } }) =>
      value === undefined || value === null ? [] : [{ id, value, name: null }],
    );
    const from = found.find((each) => each.field === field)?.from ?? null;
    return values.length === 0 ? [] : [{ field, label, from, values }];
  });
}

/**
 * What the survivor has afterwards; null: somebody else was chosen.
 * @param records the survivor first
 * @param newest whose resume is the newest: candidates are found by its words
 */
export function survivorOf(
  records: readonly MergedRecord[],
  choices: MergeChoices,
  newest: string | null,
): MergedRecord | null {
  const done = mergeRecords(records, { ...choices, ...(newest !== null && { resumeWords: newest }) });
  return 'refused' in done ? null : done.survivor;
}

/**
 * Where both let the company keep them, the consent that ends first counts for all: nobody is kept longer because they
 * were merged.
 */
export function shortenedOf(consents: readonly KeptConsent[]): Pick<KeptMerge, 'shortened' | 'keepUntil'> {
  const last = new Map<string, string>();
  for (const { candidateId, keepUntil } of consents)
    if (keepUntil > (last.get(candidateId) ?? '')) last.set(candidateId, keepUntil);
  const [keepUntil] = [...last.values()].toSorted();
  if (last.size < 2 || keepUntil === undefined) return { shortened: [], keepUntil: null };
  return { shortened: consents.filter((each) => each.keepUntil > keepUntil), keepUntil };
}
