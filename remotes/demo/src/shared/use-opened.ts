import { useSearchParams } from '@atrium/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The record that the URL opens, `?open=3`. On a phone it replaces the list, and Back leads to the list; elsewhere one
 * record is always open.
 * @param select tells the store, also for a URL with which somebody arrived
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
