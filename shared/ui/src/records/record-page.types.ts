import type { BulkReport, ListDescription, RecordDescription, RecordRow } from '@atrium/contracts';
import type { ConfirmOptions, ListAnswer, TakenStep } from '@atrium/sdk';
import type { ComponentType, ReactNode } from 'react';
import type { IconName } from '../icon/icon-set.js';
import type { ColumnLooks } from '../list/described-columns.js';
import type { FilterExtras } from '../list/filter-extras.types.js';
import type { LinkTab } from '../page/link-tabs.js';
import type { DrawingName } from '../states/drawing.js';

/** Of a record's calls what its page needs: `recordApi` returns them. */
// Methods, whose parameters a record's own calls may narrow.
export interface PageApi<Row> {
  useList(query: object): ListAnswer<Row>;
  useCalls(): PageCalls<Row>;
}

export interface PageCalls<Row> {
  take(step: TakenStep): Promise<Row>;
  bulk(order: object): Promise<BulkReport>;
}

export interface RecordDialogProps<Row> {
  row: Row;
  onClose: () => void;
}

/** The form of a record: of a new one, or of that row. */
export interface RecordFormProps<Row> {
  row: Row | null;
  onClose: () => void;
}

/** Something that can be done to one row. */
export interface RowStep<Row> {
  label: string | ((row: Row) => string);
  icon: IconName;
  /** In red, and asked before. */
  danger?: boolean;
  ask?: (row: Row) => ConfirmOptions;
  /** Said of the row as it then is. */
  done?: (row: Row) => string;
  /** What the step is told besides the version. */
  told?: object;
  /** Opened in place of taking the step: it needs to be told more. */
  Dialog?: ComponentType<RecordDialogProps<Row>>;
  /** Answers the refusal of that code by a dialog. */
  orElse?: { code: string; Dialog: ComponentType<RecordDialogProps<Row>> };
  /** Of what is no step of the record: whether the row has it. Left out, the server says it. */
  offered?: (row: Row) => boolean;
}

export interface BulkDialogProps {
  count: number;
  /** Changes the selected rows: to these fields. */
  run: (values: object) => Promise<void>;
  onClose: () => void;
}

/** Something that can be done to the selected rows together. */
export interface BulkStep {
  step: string;
  label: string;
  icon: IconName;
  /** Which rows it is for. */
  on: 'present' | 'archived';
  ask?: (count: number) => ConfirmOptions;
  /** Opened first: says which values they get. */
  Dialog?: ComponentType<BulkDialogProps>;
}

export interface RecordPageProps<Row extends RecordRow, D extends ListDescription> {
  record: Omit<RecordDescription, 'list'> & { list: D };
  api: PageApi<Row>;
  /** How the columns look. */
  looks: ColumnLooks<D, Row>;
  nameOf: (row: Row) => string;
  /** Fetched when it is first opened: a lazyDialog. */
  Form: ComponentType<RecordFormProps<Row>>;
  /** What the search looks at: "Name or code". */
  placeholder: string;
  /** What this is for, said while there is none. */
  empty: { title: string; text: ReactNode; drawing?: DrawingName };
  /** Other words than "Add department" for the button that makes one. */
  addLabel?: string;
  /** By name, in the order of the menu: steps of the record, and what else a row has. */
  steps?: Readonly<Record<string, RowStep<Row>>>;
  /** What is other than usual about archiving one. */
  archive?: Partial<RowStep<Row>>;
  /** Besides archive and restore, or in place of one of them. */
  bulkSteps?: readonly BulkStep[];
  /** What filters need beyond the list's description. */
  extras?: FilterExtras;
  tabs?: readonly LinkTab[];
  /** Whether a file of them can be imported and the list taken along as one; the service offers it. */
  files?: boolean;
}
