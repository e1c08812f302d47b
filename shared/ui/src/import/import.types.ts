import type { Import } from '@atrium/contracts';

/** Where a file is imported. */
export interface ImportPlace {
  /** Key of the record's list: `hr.employees`. */
  importer: string;
  /** Address of that list. */
  back: string;
  /** Goes on to another file. */
  onLeave: () => void;
}

export interface ImportStepProps extends ImportPlace {
  import: Import;
}
