import type { LeadStageLabel } from '@atrium/contracts';
import type { AttachedIds, FieldValue, MergedRecord, UnitedList } from '@atrium/records';
import type { ClosedConsent } from '../consent/consents.service.js';

type Values = Record<string, FieldValue>;

/** A lead or a client as it is merged. */
export interface MergeRow {
  id: string;
  version: number;
  name: string;
  note: string;
  ownerId: string | null;
  createdAt: Date;
  archivedAt: Date | null;
  mergedIntoId: string | null;
  /** What is chosen from one of them. */
  fields: Values;
  /** The company's own words for values of fields; null: the standard ones. */
  said: Readonly<Record<string, string | null>>;
  /** What comes along with a field, such as the day of the next action. */
  along: Values;
  lists: Partial<Record<UnitedList, string[]>>;
}

/** What is particular to leads or to clients. */
export interface MergeRules<Row, Values> {
  /** Field -> label, in the order in which they are shown. */
  labels: Readonly<Record<string, string>>;
  listLabels: Readonly<Partial<Record<UnitedList, string>>>;
  /** Field -> what comes along with it. */
  along: Readonly<Record<string, readonly string[]>>;
  /** What follows from the values that were chosen. @param stages of the company's leads */
  settle: (
    fields: Record<string, FieldValue>,
    stages: readonly LeadStageLabel[],
  ) => Record<string, FieldValue>;
  read: (row: Row) => MergeRow;
  /** The values of the table. */
  write: (fields: Readonly<Record<string, FieldValue>>, lists: MergedRecord['lists']) => Values;
}

/** What is kept of a merge, so that it can be undone. */
export interface KeptMerge {
  /** The survivor before and after; `attached` names what was there and what was moved. */
  before: MergedRecord;
  then: MergedRecord;
  /** The others; `attached` names what moved. */
  merged: MergedRecord[];
  /** The contact who is called first, by client. */
  primaries: Record<string, string>;
  closed: ClosedConsent[];
}

export type MovedBy = Record<string, AttachedIds>;
