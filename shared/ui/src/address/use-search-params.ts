import { useMemo } from 'react';
import {
  createSearchParams,
  useLocation,
  useNavigate,
  type Location,
  type NavigateOptions,
  type URLSearchParamsInit,
} from 'react-router-dom';

type Next = URLSearchParamsInit | ((before: URLSearchParams) => URLSearchParamsInit);

/** What was last asked for at a place; the page may not have been drawn since. */
const asked = new WeakMap<Location, string>();

/**
 * The query of the address and how to change it, with the signature of react-router's hook of this name. Here changes that
 * follow each other before the page is drawn again build on each other; there the last one undoes the others. The part
 * after `#` stays, and the state of an entry that is replaced.
 */
export function useSearchParams() {
  const location = useLocation();
  const { search, hash } = location;
  const navigate = useNavigate();
  const setParams = (next: Next, options: NavigateOptions = {}): void => {
    const before = new URLSearchParams(asked.get(location) ?? search);
    const after = createSearchParams(typeof next === 'function' ? next(before) : next).toString();
    asked.set(location, after);
    void navigate(
      { search: after, hash },
      { ...(options.replace && { state: location.state as unknown }), ...options },
    );
  };
  return [useMemo(() => new URLSearchParams(search), [search]), setParams] as const;
}
