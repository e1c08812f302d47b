import type { PERMISSION_TABLE } from '@atrium/contracts';
import type { RecordRow } from '@atrium/records';

/** What of the clients' area a permission is about. */
export type ClientResource = (typeof PERMISSION_TABLE)['clientManagement'][number];

/** A record that is somebody's. */
export interface OwnedRow extends RecordRow {
  /** Null: nobody's yet, so that managers alone see it. */
  ownerId: string | null;
  /** Who sees it besides its owner. */
  memberIds?: readonly string[];
}

/** Where a list finds who owns its rows. */
export interface Owned {
  resource: ClientResource;
  /** SQL of the owner's id. */
  column: string;
  /** SQL of an array with those who see it besides its owner. */
  members?: string;
}
