interface Page {
  /** Where the page after this one begins; null: there is none. */
  next: string | null;
}

/** Pages of which each says how the next is asked for. */
export const NEXT_PAGES = {
  initialPageParam: undefined,
  getNextPageParam: ({ next }: Page): string | undefined => next ?? undefined,
};
