import { dayIn, addMonths } from '@atrium/contracts';
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
    before: () => go(addMonths(`${month}-01`, -1).slice(0, 7)),
    after: () => go(addMonths(`${month}-01`, 1).slice(0, 7)),
  };
}
