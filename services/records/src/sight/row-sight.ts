import type { SignedInUser } from '@atrium/platform';
import type { ListFilter } from '../lists/list-statement.rules.js';
import type { OwnTeam } from './led-people.js';
import type { SubjectReader } from '../subjects/record-subject.js';

/** Somebody who reads rows, by the rights they have now. */
export interface RowReader extends SubjectReader, Partial<Pick<SignedInUser, 'seenBy'>> {
  /** Accounts of those whom they lead. */
  led: readonly string[];
  /** The records of those whom they lead, also of those without an account. */
  ledPeople: readonly string[];
  teams: readonly OwnTeam[];
}

/** Which rows of a kind somebody sees; of several conditions each must hold. */
export type RowSight = 'all' | 'none' | readonly ListFilter[];

/** Everybody with the permission to read such rows sees them, or what a reader sees. */
export type SeenBy = 'all' | ((reader: RowReader) => RowSight);

/** The conditions of a sight. */
export const filtersOf = (sight: RowSight): readonly ListFilter[] => {
  if (sight === 'all') return [];
  return sight === 'none' ? [{ sql: 'false', values: [] }] : sight;
};
