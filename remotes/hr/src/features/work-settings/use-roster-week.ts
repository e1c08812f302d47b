import { dayIn } from '@atrium/contracts';
import { useSearchParams } from 'react-router-dom';
import { shiftDay } from '../../shared/shift-day.js';

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return shiftDay(day, 1 - weekday);
}

/** The week and the search, kept in the URL. */
export function useRosterWeek() {
  const [params, setParams] = useSearchParams();
  const given = params.get('from') ?? '';
  const from = mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(given) ? given : dayIn(new Date()));
  const search = params.get('search') ?? '';
  const change = (next: { from?: string; search?: string }) => {
    const changed = new URLSearchParams(params);
    for (const [name, value] of Object.entries(next)) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    setParams(changed, { replace: true });
  };
  return { from, search, change };
}
