import { useSearchParams } from 'react-router-dom';
import { readShopQuery } from './shop.rules.js';

/** The query from the URL; setting a filter to an empty value removes it. */
export function useShopQuery() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  return { query: readShopQuery(params), set, clear: () => setParams({}) };
}
