import { auditFilterSchema, type AuditFilter, type AuditListQuery } from '@atrium/contracts';
import { useSearchParams, withValues } from '@atrium/ui';

const FILTERS = ['search', 'action', 'kind', 'actor', 'resource', 'from', 'to'] as const;
type FilterName = (typeof FILTERS)[number];

function readFilter(params: URLSearchParams): AuditFilter {
  const given = FILTERS.flatMap((name): [FilterName, string][] => {
    const value = params.get(name);
    return value && auditFilterSchema.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** Filters and order of the trail, kept in the URL so that a link and Back keep them. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const change = (entries: Partial<Record<FilterName | 'sort', string>>) =>
    setParams((before) => withValues(before, entries), { replace: true });
  const filter = readFilter(params);
  const sort: AuditListQuery['sort'] = params.get('sort') === 'at' ? 'at' : '-at';
  return {
    filter,
    sort,
    change,
    isFiltered: FILTERS.some((name) => filter[name]),
    clear: () => change(Object.fromEntries(FILTERS.map((name) => [name, '']))),
  };
}

export type AuditFilters = ReturnType<typeof useAuditFilters>;
