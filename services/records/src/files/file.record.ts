import type { FileVariant } from '@atrium/contracts';

/** A row of the table `file`. */
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

/** Bytes of all files of a company, and the files of one person that no record has yet. */
export interface FileUsage {
  bytes: number;
  ownOpen: number;
  ownOpenBytes: number;
}

/** What inspecting a complete file found. */
export interface FileFinding {
  type: string;
  name: string;
  variants: FileRecord['variants'];
}
