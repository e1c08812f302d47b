import type { LiveTag, ListDescription, RecordFields, RecordRow } from '@atrium/contracts';
import type { RecordAnswer } from '@atrium/sdk';
import type { ReactNode } from 'react';
import type { Shown } from '../activity/use-activity.js';
import type { MenuItem } from '../overlay/menu.types.js';
import type { ColumnLook } from '../list/described-columns.js';
import type { RecordProperties } from './properties.types.js';

/** A part of an opened record, under a tab of its own. It is drawn, and asks for its data, when the tab is chosen. */
export interface RecordPart<Row> {
  /** Its name in the address: `documents`. */
  key: string;
  label: string;
  render: (row: Row) => ReactNode;
}

/** How a record looks that is opened from its list. */
export interface OpenedLook<Row extends RecordRow> {
  /** It takes the place of its list, also where there is room for both. */
  page?: boolean;
  /** Before the name, such as a photo. */
  face?: (row: Row) => ReactNode;
  /** In the place of its name, such as one that is changed there. */
  title?: (row: Row) => ReactNode;
  /** After the name: where it stands. */
  status?: (row: Row) => ReactNode;
  /** Below the name: a line of facts, such as a code. */
  note?: (row: Row) => ReactNode;
  /** The one primary button: what is to be done next. On a phone it is at the bottom, under the thumb. */
  next?: (row: Row) => ReactNode;
  /** The step that is next, if there is one: its button stands in the place of `next` and of its line in the menu. */
  nextStep?: (row: Row) => string | undefined;
  /** Secondary buttons before it. */
  actions?: (row: Row) => ReactNode;
  /** First of its story, such as a text. */
  lead?: (row: Row) => ReactNode;
  /** After that, such as what is missing. */
  after?: (row: Row) => ReactNode;
  /** What was said and done, where it is more than comments and changes; `first` is what is shown at first. */
  story?: (row: Row, first: Shown) => ReactNode;
  /** What is known of it and changed in its place; left out, the columns of its list are read. */
  properties?: RecordProperties<Row>;
  /** Below the properties, such as short lists of related records. */
  aside?: (row: Row) => ReactNode;
  /** Columns that are not among the facts, since they stand elsewhere. */
  without?: readonly string[];
  /** Under tabs after the overview, in their order; those that have no room are under More. */
  parts?: readonly RecordPart<Row>[];
}

/** The record of the address, as its frame and its body need it. */
export interface RecordViewProps<Row extends RecordRow> extends OpenedLook<Row> {
  id: string;
  record: {
    kind: string;
    tag: LiveTag;
    one: string;
    many: string;
    list: ListDescription;
    fields: RecordFields;
  };
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
