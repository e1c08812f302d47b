import { useCallback, useEffect, useRef, useState } from 'react';

interface Page<Item, Place> {
  items: Item[];
  next: Place | null;
}

type Fetch<Item, Place> = (after?: Place) => Promise<Page<Item, Place>>;

interface Pages<Item, Place> {
  /** Which list they are of; null until the first answer. */
  of: Fetch<Item, Place> | null;
  /** Undefined until the first answer. */
  items: Item[] | undefined;
  next: Place | null;
  /** Of the first page. */
  error: unknown;
  /** The pages that are shown stay whatever becomes of the next one. */
  rest: 'idle' | 'loading' | 'failed';
}

const NONE = { of: null, items: undefined, next: null, error: null, rest: 'idle' } as const;

/** A list that grows page by page. Another `fetch` starts it anew, and answers to the previous one are ignored. */
export function usePages<Item, Place>(fetch: Fetch<Item, Place>) {
  const [pages, setPages] = useState<Pages<Item, Place>>(NONE);
  const current = useRef(fetch);
  const load = useCallback(
    async (after?: Place) => {
      current.current = fetch;
      if (after !== undefined) setPages((before) => ({ ...before, rest: 'loading' }));
      try {
        const { items, next } = await fetch(after);
        if (current.current !== fetch) return;
        setPages((before) => ({
          ...NONE,
          of: fetch,
          items: after === undefined ? items : [...(before.items ?? []), ...items],
          next,
        }));
      } catch (error) {
        if (current.current !== fetch) return;
        setPages((before) => {
          if (after !== undefined) return { ...before, rest: 'failed' };
          // What another search found is no result of this one.
          return { ...(before.of === fetch ? before : NONE), of: fetch, error };
        });
      }
    },
    [fetch],
  );
  useEffect(() => void load(), [load]);
  const { of, items, next, error, rest } = pages;
  const more = { failed: rest === 'failed', busy: rest === 'loading', onMore: () => load(next ?? undefined) };
  // Until this list has begun, the rest of the previous one cannot be added to it.
  return { items, rest: of === fetch && next !== null ? more : null, error, load };
}
