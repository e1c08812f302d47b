import type { ImportChosen, ImportMapping, ImportRowState, ImportState, JobState } from '@atrium/contracts';
import type { ImportFault } from './importer.js';

/** A row of the table `data_import` with the state of its job. */
export interface ImportRecord {
  id: string;
  importer: string;
  fileName: string;
  state: Exclude<ImportState, 'stopped'> | 'receiving';
  headings: string[];
  mapping: ImportMapping;
  /** Empty before the columns are matched. */
  choices: ImportChosen;
  follow: boolean;
  jobId: string | null;
  jobState: JobState | null;
  version: number;
  createdAt: Date;
  createdBy: string;
}

export type ImportCounts = Record<ImportRowState, number> & { notFollowed: number };

export interface RowRecord {
  id: string;
  line: number;
  state: ImportRowState;
  cells: string[];
  faults: ImportFault[];
}

export interface ReadyRow {
  id: string;
  line: number;
  content: unknown;
}

/** The new values of a row; fields left out stay as they are. */
export interface RowChange {
  id: string;
  state?: ImportRowState;
  place?: number;
  content?: unknown;
  faults?: ImportFault[];
  recordVersion?: number;
  recordId?: string;
  filled?: object;
  followed?: boolean;
}
