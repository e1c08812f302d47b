import type { ReactNode } from 'react';
import type { AskedPages } from '../pagination/next-page.js';
import type { LoadedQuery } from '../states/loaded-query.js';

/** Something that happened with a record and is told in its line of time, beside comments and changes. */
export interface Told {
  key: string;
  at: string;
  /** A row of the list. */
  shown: ReactNode;
}

/** Where such things come from. */
export interface ToldSource {
  /** The newest first. */
  items: readonly Told[];
  query: LoadedQuery<unknown> & Partial<AskedPages>;
}
