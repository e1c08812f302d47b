import type { LiveTag, ListDescription, RecordRow } from '@atrium/contracts';
import type { RecordAnswer } from '@atrium/sdk';
import type { ReactNode } from 'react';
import type { MenuItem } from '../overlay/menu.types.js';
import type { ColumnLook } from '../list/described-columns.js';

/** A part of an opened record, under a tab of its own. It is drawn, and asks for its data, when the tab is chosen. */
export interface RecordPart<Row> {
  /** Its name in the address: `documents`. */
  key: string;
  label: string;
  render: (row: Row) => ReactNode;
}

/** How a record looks that is opened from its list. */
export interface OpenedLook<Row> {
  /** Before the name, such as a photo. */
  face?: (row: Row) => ReactNode;
  /** In the place of its name, such as one that is changed there. */
  title?: (row: Row) => ReactNode;
  /** After the name: where it stands. */
  status?: (row: Row) => ReactNode;
  /** Buttons beside that which edits it. */
  actions?: (row: Row) => ReactNode;
  /** Below the name, such as a code. */
  note?: (row: Row) => ReactNode;
  /** Above the facts, such as a text. */
  lead?: (row: Row) => ReactNode;
  /** Below the facts, such as what to do next. */
  after?: (row: Row) => ReactNode;
  /**
   * Its properties, beside the lead and above the facts where there is room for two columns. Comments and
   * changes then stand in one line of time below the lead instead of under tabs.
   */
  aside?: (row: Row) => ReactNode;
  /** Columns that are no facts, since they stand above them. */
  without?: readonly string[];
  /** After the facts, in the order of the tabs; the record's comments and history follow them. */
  parts?: readonly RecordPart<Row>[];
}

/** The record of the address, as its frame and its body need it. */
export interface RecordViewProps<Row extends RecordRow> extends OpenedLook<Row> {
  id: string;
  record: { kind: string; tag: LiveTag; one: string; many: string; list: ListDescription };
  looks: Readonly<Record<string, ColumnLook<Row>>>;
  nameOf: (row: Row) => string;
  answer: RecordAnswer<Row>;
  /** The row of the list, shown until the record itself has arrived. */
  known: Row | undefined;
  /** The key of the chosen part; null for the facts. */
  part: string | null;
  onPart: (part: string | null) => void;
  itemsOf: (row: Row) => MenuItem[];
  /** Null where the record cannot be edited. */
  onEdit: ((row: Row) => void) | null;
  onClose: () => void;
  /** The address of the list. */
  listHref: string;
  /** A page of its own instead of a drawer over the list. */
  asPage: boolean;
}
