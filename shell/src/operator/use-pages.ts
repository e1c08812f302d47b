import { useCallback, useEffect, useRef, useState } from 'react';

interface Page<Item, Place> {
  items: Item[];
  next: Place | null;
}

interface Pages<Item, Place> {
  /** Undefined until the first answer. */
  items: Item[] | undefined;
  next: Place | null;
  error: unknown;
}

/** A list that grows page by page. Another `fetch` starts it anew, and answers to the previous one are ignored. */
export function usePages<Item, Place>(fetch: (after?: Place) => Promise<Page<Item, Place>>) {
  const [pages, setPages] = useState<Pages<Item, Place>>({ items: undefined, next: null, error: null });
  const current = useRef(fetch);
  const load = useCallback(
    async (after?: Place) => {
      current.current = fetch;
      try {
        const { items, next } = await fetch(after);
        if (current.current !== fetch) return;
        setPages((before) => ({
          items: after === undefined ? items : [...(before.items ?? []), ...items],
          next,
          error: null,
        }));
      } catch (error) {
        if (current.current === fetch) setPages((before) => ({ ...before, error }));
      }
    },
    [fetch],
  );
  useEffect(() => void load(), [load]);
  return { ...pages, load };
}
