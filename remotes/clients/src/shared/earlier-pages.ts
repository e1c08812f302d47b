interface Page {
  /** Where the page before this one ends; null: there is none. */
  next: string | null;
}

/** Pages of which the newest is asked for first, for a query of several pages. */
export const EARLIER_PAGES = {
  initialPageParam: undefined,
  getNextPageParam: ({ next }: Page): string | undefined => next ?? undefined,
};
