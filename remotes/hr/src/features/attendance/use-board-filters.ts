import { BOARD_STATES, type BoardQuery, type BoardState } from '@atrium/contracts';
import { useSearchParams, withValues } from '@atrium/ui';

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
  const change = (changes: BoardFilters) =>
    setParams((before) => withValues(before, { ...changes }), { replace: true });
  const searchWith = (state: BoardState | undefined) => `?${withValues(params, { state }).toString()}`;
  return { filters, change, searchWith };
}
