import { readShopQuery } from './shop.rules.js';
import { useSearchParams, withValues } from '@atrium/ui';

/** The query from the URL; setting a filter to an empty value removes it. */
export function useShopQuery() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams((before) => withValues(before, { [name]: value }), { replace: true });
  return { query: readShopQuery(params), set, clear: () => setParams({}) };
}
