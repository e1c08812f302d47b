import { useCursorPages } from '@atrium/ui';
import { useGetDayBoardQuery } from './attendance.api.js';
import { useBoardFilters } from './use-board-filters.js';

/** The page of the day board that the URL asks for. Live events update it when somebody clocks in or out. */
export function useDayBoard() {
  const { filters } = useBoardFilters();
  const pages = useCursorPages(JSON.stringify(filters));
  const { data, currentData, error, isFetching, refetch } = useGetDayBoardQuery({
    ...filters,
    cursor: pages.cursor,
  });
  return {
    /** The last answer: its day, counts and time zone. */
    board: data,
    /** Undefined while another page is loading. */
    rows: currentData?.items,
    page: pages.pageInfo(currentData),
    error,
    busy: isFetching,
    retry: () => void refetch(),
  };
}
