import type { Words, WordValues } from '@atrium/contracts';

/** Several texts joined by `by`. */
export interface Joined {
  by: string;
  parts: Said[];
}

/** A text for a person: the portal's own words, which are translated, or a text that a person wrote. */
export type Said = string | Words | Joined;

/**
 * A sentence of the portal, translated for each reader: `words('{name} has joined', { name })`. The English sentence is
 * its own key, so write it in one piece.
 */
export const words = (id: string, values: WordValues = {}): Words => ({ id, values });

export const joined = (by: string, parts: Said[]): Joined => ({ by, parts });

/**
 * The words of a text to store, so that it can be read in another language later; undefined for a text that a person
 * wrote.
 */
export const wordsOf = (said: Said | undefined): Words | undefined =>
  typeof said === 'object' && 'id' in said ? said : undefined;
