import { allOf, answerOf, AuditVocabulary, useCursorPages } from '@atrium/ui';
import { useMemo } from 'react';
import { useListAuditChoicesQuery, useListAuditQuery } from './audit.api.js';
import type { AuditFilters } from './use-audit-filters.js';

/** A page of the trail and its words; `words` is undefined while loading. */
export function useTrail({ filter, sort }: Pick<AuditFilters, 'filter' | 'sort'>) {
  const pages = useCursorPages(JSON.stringify({ filter, sort }));
  // Earlier answers are outdated, because entries are added all the time.
  const entries = useListAuditQuery(
    { ...filter, sort, cursor: pages.cursor },
    { refetchOnMountOrArgChange: true },
  );
  const choices = useListAuditChoicesQuery();
  const words = useMemo(() => choices.data && new AuditVocabulary(choices.data), [choices.data]);
  const { error, refetch } = allOf([entries, choices]);
  return {
    words,
    rows: words && answerOf(entries)?.items,
    shown: entries.currentData?.items,
    page: pages.pageInfo(entries.currentData),
    error,
    retry: () => void refetch(),
  };
}
