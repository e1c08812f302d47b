import type { FileVariant } from '@atrium/contracts';

/** A file as the database has it. */
export interface FileRecord {
  id: string;
  purpose: string;
  name: string;
  size: number;
  received: number;
  state: 'receiving' | 'ready' | 'attached' | 'removed';
  type: string | null;
  folder: string;
  parts: string[];
  variants: Partial<Record<FileVariant, number>>;
  recordId: string | null;
  createdBy: string;
}

export interface NewFile {
  purpose: string;
  name: string;
  size: number;
  folder: string;
  createdBy: string;
}

/** What a company's files take, and what of it one person holds that no record has. */
export interface FileUsage {
  bytes: number;
  ownOpen: number;
  ownOpenBytes: number;
}

/** What was found out about a file once all of it was there. */
export interface FileFinding {
  type: string;
  name: string;
  variants: FileRecord['variants'];
}
