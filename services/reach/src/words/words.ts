import type { JoinedWords, Words, WordValues } from '@atrium/contracts';

/** A text for a person: the portal's own words, which are translated, or a text that a person wrote. */
export type Said = string | Words | JoinedWords;

/**
 * A sentence of the portal, translated for each reader: `words('{name} has joined', { name })`. The English sentence is
 * its own key, so write it in one piece.
 */
export const words = (id: string, values: WordValues = {}): Words => ({ id, values });

export const joined = (by: string, parts: Said[]): JoinedWords => ({ by, parts });

/**
 * The words of a text to store, so that it can be read in another language later; undefined for a text that a person
 * wrote.
 */
export const wordsOf = (said: Said | undefined): Words | JoinedWords | undefined =>
  typeof said === 'object' ? said : undefined;
