import type { Import } from '@atrium/contracts';

/** Where the wizard is used. */
export interface ImportPlace {
  /** Key of the record's list: `hr.employees`. */
  importer: string;
  /** Path of that list. */
  back: string;
  /** Called to import another file. */
  onLeave: () => void;
  /** What an undo does, where it does not remove the rows. */
  undoNote: string | undefined;
}

export interface ImportStepProps extends ImportPlace {
  import: Import;
}
