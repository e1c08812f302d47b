import type { ReactNode } from 'react';

/** A field that was changed, in words; null where there was no value to compare with. */
export interface FieldChange {
  field: string;
  label: string;
  before: string | null;
  after: string | null;
}

/** Something that happened to a record. */
export interface HistoryItem {
  id: string;
  at: string;
  /** What happened: "Employee changed". */
  title: string;
  /** Who did it. */
  by: string;
  changes: readonly FieldChange[];
  /** Instead of how long ago it was. */
  when?: ReactNode;
  /** Beside the title, such as a badge. */
  mark?: ReactNode;
  /** It has not happened yet: the line to it is dashed. */
  ahead?: boolean;
  /** Buttons. */
  actions?: ReactNode;
}

export interface HistoryProps {
  /** What the list is: "History of Riya Kapoor". */
  label: string;
  /** The newest first. */
  items: readonly HistoryItem[];
}
