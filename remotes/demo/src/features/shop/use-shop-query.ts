import { useSearchParams } from 'react-router-dom';
import { readShopQuery } from './shop.rules.js';

/** What is looked for, as the address says; setting a filter to nothing takes it out. */
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
