import { addMonths } from '@atrium/contracts';
import { useSearchParams, withValues } from '@atrium/ui';
import { useToday } from './use-today.js';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month that the URL names (`2026-07`), or the first one, which is the company's present one unless given. */
export function useMonth(first?: string) {
  const present = useToday().slice(0, 7);
  const [params, setParams] = useSearchParams();
  const asked = params.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : (first ?? present);
  const go = (next: string) => setParams((given) => withValues(given, { month: next }), { replace: true });
  return {
    month,
    before: () => go(addMonths(`${month}-01`, -1).slice(0, 7)),
    after: () => go(addMonths(`${month}-01`, 1).slice(0, 7)),
  };
}
