import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * Which record the address opens, `?open=3`. On a phone it then stands in place of the list, and Back leads to the list;
 * elsewhere one is always in sight.
 * @param select tells the store, also of an address that somebody came with
 */
export function useOpened(select: (id: number) => void) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const id = params.get('open');
  const tell = useEffectEvent(select);
  useEffect(() => {
    if (id !== null) tell(Number(id));
  }, [id]);
  return {
    isOpen: id !== null,
    addressOf: (other: number) => `${pathname}?open=${String(other)}`,
    open: (other: number) => setParams({ open: String(other) }),
    close: () => setParams({}),
  };
}
