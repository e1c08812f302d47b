import { mondayOf } from '@atrium/contracts';
import { useSearchParams, withValues } from '@atrium/ui';
import { useToday } from '../../shared/use-today.js';

/** The week and the search, kept in the URL. */
export function useRosterWeek() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const given = params.get('from') ?? '';
  const from = mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(given) ? given : today);
  const search = params.get('search') ?? '';
  const change = (next: { from?: string; search?: string }) =>
    setParams((before) => withValues(before, next), { replace: true });
  return { from, search, change };
}
