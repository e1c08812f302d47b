import type { BulkReport, ListDescription, RecordDescription, RecordRow } from '@atrium/contracts';
import type { ConfirmOptions, ListAnswer, RecordAnswer } from '@atrium/sdk';
import type { ComponentType, ReactNode } from 'react';
import type { IconName } from '../icon/icon-set.js';
import type { ColumnLooks } from '../list/described-columns.js';
import type { FilterExtras } from '../list/filter-extras.types.js';
import type { Grouping } from '../list/use-grouping.js';
import type { QuickFilter } from '../list/quick-filters.js';
import type { LinkTab } from '../page/link-tabs.js';
import type { RowGroup } from '../table/data-table.types.js';
import type { ShortcutName } from '../shortcuts/shortcuts.js';
import type { DrawingName } from '../states/drawing.js';
import type { OpenedLook } from './record-view.types.js';

/** The calls that a record's page needs, from `recordApi`. */
// Method syntax, so that a record's own calls may narrow the parameters.
export interface PageApi<Row> {
  useList(query: object): ListAnswer<Row>;
  useGet(id: string | null): RecordAnswer<Row>;
  useCalls(): PageCalls<Row>;
}

/** A step on one row, of whichever record, with what the step asks for. */
interface PageStep {
  id: string;
  step: string;
  version?: number;
  [asked: string]: unknown;
}

export interface PageCalls<Row> {
  take(step: PageStep): Promise<Row>;
  bulk(order: object): Promise<BulkReport>;
  /** Gives the rows that a step changed their values back; left out, several rows cannot be undone. */
  undoBulk?(report: BulkReport): Promise<BulkReport>;
}

export interface RecordDialogProps<Row> {
  row: Row;
  onClose: () => void;
}

/** The form of a record: for a new one, or for the given row. */
export interface RecordFormProps<Row> {
  row: Row | null;
  onClose: () => void;
}

/** An action on one row. */
export interface RowStep<Row> {
  label: string | ((row: Row) => string);
  icon: IconName;
  /** Shown in red, with a question first. */
  danger?: boolean;
  ask?: (row: Row) => ConfirmOptions;
  /** The message when it is done; it gets the changed row. */
  done?: (row: Row) => string;
  /** The step that undoes it, offered in its message. */
  undoneBy?: string;
  /** What the step sends besides the version. */
  told?: object;
  /** Runs instead of taking the step, for an action with its own calls. */
  run?: (row: Row) => void;
  /** Opened instead of taking the step, for a step that needs more input. */
  Dialog?: ComponentType<RecordDialogProps<Row>>;
  /** Handles the refusal with that code by a dialog. */
  orElse?: { code: string; Dialog: ComponentType<RecordDialogProps<Row>> };
  /** For an action that is no step of the record: whether the row has it. Left out, the server says so. */
  offered?: (row: Row) => boolean;
}

/** Some rows by their ids, or all that match the list's query. */
export interface ChosenRows {
  ids: string[] | null;
  matching: object | null;
}

export interface BulkDialogProps {
  count: number;
  /** For a dialog with a call of its own. */
  chosen: ChosenRows;
  /** Changes the selected rows to these values. */
  run: (values: object) => Promise<void>;
  onClose: () => void;
}

/** An action on all selected rows. */
export interface BulkStep {
  step: string;
  label: string;
  icon: IconName;
  /** The rows it applies to. */
  on: 'present' | 'archived';
  /** Takes the step on the selection; without one on the row that has the focus. */
  shortcut?: ShortcutName;
  /** What all rows get, where nothing is asked. */
  values?: object;
  ask?: (count: number) => ConfirmOptions;
  /** Opened first, to choose the values. */
  Dialog?: ComponentType<BulkDialogProps>;
}

export interface RecordPageProps<Row extends RecordRow, D extends ListDescription> {
  record: Omit<RecordDescription, 'list'> & { list: D };
  api: PageApi<Row>;
  /** How the columns look. For rows that are accounts: a function that gets their photos by id. */
  looks: ColumnLooks<D, Row> | ((photos: ReadonlyMap<string, string>) => ColumnLooks<D, Row>);
  nameOf: (row: Row) => string;
  /** Loaded when it is first opened: a lazyDialog. Left out, rows cannot be added or edited. */
  Form?: ComponentType<RecordFormProps<Row>>;
  /** What the search covers: "Name or code". */
  placeholder?: string;
  /** Explains the record while there are none. */
  empty: {
    title: string;
    text: ReactNode;
    drawing?: DrawingName;
    /** Another first step. */ more?: ReactNode;
    /** The first step in place of the button that adds, which stays in the header. */ instead?: ReactNode;
  };
  /** Shown below the title. */
  subtitle?: string;
  /** Left out, a press on a row edits it. Given, it opens the record, which has an address of its own. */
  opened?: OpenedLook<Row>;
  /** The address of a row's own page, to which a press on the row goes; the row's menu still edits it. */
  pageOf?: (row: Row) => string;
  /** Replaces the buttons that add and import. */
  actions?: ReactNode;
  /** Beside the buttons that add and import. */
  besides?: ReactNode;
  /** Replaces "Add department" on the button. */
  addLabel?: string;
  /** By name, in the menu's order: steps of the record and other actions on a row. */
  steps?: Readonly<Record<string, RowStep<Row>>>;
  /** Changes to the usual archive step. */
  archive?: Partial<RowStep<Row>>;
  /** Beside the menu of a row, such as one press that completes it. */
  besideMenu?: (row: Row) => ReactNode;
  /** Headings under which the rows may be put. */
  groupings?: readonly Grouping<Row>[];
  /** On a phone: the heading above cards that belong together. */
  groupOf?: ((row: Row) => RowGroup) | undefined;
  /** Added to archive and restore, or replacing one of them. */
  bulkSteps?: readonly BulkStep[];
  /** What filters need in addition to the list's description. */
  extras?: FilterExtras;
  /** Values of a column that are filtered by one press. */
  quick?: readonly QuickFilter[] | undefined;
  /** Shown above the filters. */
  top?: ReactNode;
  tabs?: readonly LinkTab[];
  /**
   * Offers import and export; the service must provide them. `mostRows` of a file, where they are not as usual; `back`,
   * the list's address where it has a query of its own, as in a tab.
   */
  files?: boolean | { mostRows?: number; back?: string };
  /** Offers the export without the import; what its query has besides the list's. false: no export. */
  exported?: Readonly<Record<string, string | undefined>> | false;
}
