export type FieldValue = string | number | boolean | null;

/** A list whose members are kept from all: a tag, an email, a phone in its normal form, a login. */
export type UnitedList = 'emails' | 'phones' | 'logins' | 'tags' | 'services';

export type ConsentState = 'opted_in' | 'opted_out';

export interface MergedRecord {
  id: string;
  /** Plain values and relations to one record (owner, campaign) alike. */
  fields: Record<string, FieldValue>;
  lists: Partial<Record<UnitedList, string[]>>;
  /** What is attached, by kind: `tasks: [ids]`. */
  attached: Record<string, string[]>;
  /** The newest of each channel and purpose: `email marketing`. */
  consents: Record<string, ConsentState>;
}

/** Field -> the record whose value is taken; what is left out follows the default. */
export type MergeChoices = Record<string, string>;

export interface FieldSource {
  field: string;
  value: FieldValue;
  /** The record that it comes from; null when none has a value. */
  from: string | null;
  /** The values that others have instead. */
  others: { id: string; value: FieldValue }[];
}

export interface MergePreview<Question extends string = never> {
  fields: FieldSource[];
  /** How many of each kind move to the survivor. */
  moving: Record<string, number>;
  /** To be answered by a person, through a choice, before the merge. */
  ask: Question[];
}

export interface MergeDone {
  survivor: MergedRecord;
  /** Enough to undo it. */
  undo: {
    before: MergedRecord;
    merged: MergedRecord[];
  };
  /** Old address -> the survivor. */
  redirects: Record<string, string>;
}
