import { useSearchParams, withValues } from '@atrium/ui';

export type PeopleView = 'cards' | 'table';

/** The list's state in the URL: name, letter, and cards or table. */
export function usePeopleFilters() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const letter = /^[a-z]$/i.exec(params.get('letter') ?? '')?.[0].toLowerCase() ?? '';
  const view: PeopleView = params.get('view') === 'table' ? 'table' : 'cards';
  const change = (part: { search?: string; letter?: string; view?: PeopleView }) => {
    const values = part.view === 'cards' ? { ...part, view: null } : part;
    setParams((before) => withValues(before, values), { replace: true });
  };
  return {
    search,
    letter,
    view,
    change,
    query: { ...(search && { search }), ...(letter && { letter }) },
    isFiltered: search !== '' || letter !== '',
    clear: () => change({ search: '', letter: '' }),
  };
}
