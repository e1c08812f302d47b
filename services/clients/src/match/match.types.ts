import type { MatchedKind } from '../contact/mask.rules.js';

/** A client with all its people, or a lead. */
export interface KnownContact {
  kind: MatchedKind;
  id: string;
  name: string;
  ownerId: string | null;
  company: string | null;
  people: string[];
  emails: string[];
  phones: string[];
  gstin: string | null;
  city: string | null;
}
