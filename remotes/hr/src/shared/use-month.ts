import { dayIn } from '@atrium/contracts';
import { shiftDay } from './shift-day.js';
import { useSearchParams, withValues } from '@atrium/ui';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const thisMonth = () => dayIn(new Date()).slice(0, 7);

/** The month that the URL names (`2026-07`), or the first one. */
export function useMonth(first = thisMonth()) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : first;
  const go = (next: string) => setParams((given) => withValues(given, { month: next }), { replace: true });
  return {
    month,
    before: () => go(shiftDay(`${month}-01`, -1).slice(0, 7)),
    after: () => go(shiftDay(`${month}-01`, 31).slice(0, 7)),
  };
}

/** Every date of a month. */
export function datesOf(month: string): string[] {
  const dates: string[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = shiftDay(date, 1)) dates.push(date);
  return dates;
}
