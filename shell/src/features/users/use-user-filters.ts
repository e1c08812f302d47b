import { ROLES, USER_STATUSES, type UserListQuery } from '@atrium/contracts';
import { useSearchParams } from 'react-router-dom';

type FilterName = 'search' | 'role' | 'status' | 'sort';
const FILTERS = ['search', 'role', 'status'] as const;

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((candidate) => candidate === value);

/** Search, filters and order of the list. They live in the address, so that a link and the way back keep them. */
export function useUserFilters() {
  const [params, setParams] = useSearchParams();
  const change = (entries: Partial<Record<FilterName, string>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(entries)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true },
    );
  const query = {
    search: params.get('search') ?? undefined,
    role: oneOf(ROLES, params.get('role')),
    status: oneOf(USER_STATUSES, params.get('status')),
    sort: (params.get('sort') ?? 'name') as UserListQuery['sort'],
  };
  return {
    query,
    change,
    isFiltered: FILTERS.some((name) => query[name]),
    clear: () => change({ search: '', role: '', status: '' }),
  };
}

export type UserFilters = ReturnType<typeof useUserFilters>;
