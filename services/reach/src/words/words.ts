import type { Words, WordValues } from '@atrium/contracts';

/** Several things said one after the other, with `by` in between. */
export interface Joined {
  by: string;
  parts: Said[];
}

/** What is said to somebody: the portal's own words, in their language, or as a person wrote it. */
export type Said = string | Words | Joined;

/**
 * A sentence of the portal, for whoever reads it in their language: `words('{name} has joined', { name })`. The English
 * sentence is its own name, so it stands here as it is, never put together.
 */
export const words = (id: string, values: WordValues = {}): Words => ({ id, values });

export const joined = (by: string, parts: Said[]): Joined => ({ by, parts });

/** The words to keep of what is said, so that it can be read in another language later; undefined: a person wrote it. */
export const wordsOf = (said: Said | undefined): Words | undefined =>
  typeof said === 'object' && 'id' in said ? said : undefined;
