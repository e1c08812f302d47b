import { BOARD_STATES, type BoardQuery, type BoardState } from '@atrium/contracts';
import { useSearchParams } from 'react-router-dom';

export type BoardFilters = Pick<BoardQuery, 'date' | 'search' | 'department' | 'state'>;

/** The board's filters, kept in the URL so that a view can be sent to somebody. */
export function useBoardFilters() {
  const [params, setParams] = useSearchParams();
  const text = (name: keyof BoardFilters) => params.get(name) ?? undefined;
  const filters: BoardFilters = {
    date: text('date'),
    search: text('search'),
    department: text('department'),
    state: BOARD_STATES.find((state) => state === text('state')),
  };
  const change = (changes: BoardFilters) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  };
  const searchWith = (state: BoardState | undefined) => {
    const next = new URLSearchParams(params);
    if (state) next.set('state', state);
    else next.delete('state');
    return `?${next.toString()}`;
  };
  return { filters, change, searchWith };
}
