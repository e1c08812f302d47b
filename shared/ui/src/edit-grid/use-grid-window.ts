import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { CellPlace } from '../grid/grid-steps.rules.js';
import { useDirection } from '../window/use-direction.js';
import { withPinned } from '../window/window-parts.rules.js';
import type { EditGridProps } from './edit-grid.types.js';

const ROW_PX = 32;
const NAME_PX = 180;
/** By how much less the names may have. */
const NARROWER_PX = -48;
const COLUMN_PX = 104;

/** A row or a column to draw, in pixels from the start of the sheet. */
export interface DrawnLine {
  index: number;
  start: number;
  size: number;
}

/**
 * The drawn rows and columns: those near the visible part and the focused ones. The names take the room that the columns
 * leave.
 */
export function useGridWindow<Row>(
  grid: EditGridProps<Row>,
  { frame, room }: { frame: RefObject<HTMLElement | null>; room: number },
  active: CellPlace,
) {
  const { rows, columns } = grid;
  const { widths, nameWidth } = widthsOf(columns, grid.nameWidth ?? NAME_PX, room);
  const heights = rows.map(() => ROW_PX);
  const down = useLines({ sizes: heights, before: ROW_PX, pinned: active.row, overscan: 8 }, frame);
  const across = useLines(
    { sizes: widths, before: nameWidth, pinned: active.column, overscan: 3, horizontal: true },
    frame,
  );
  const placeOf = ({ row, column }: CellPlace) => ({
    top: (row + 1) * ROW_PX,
    start: widths.slice(0, column).reduce((sum, width) => sum + width, nameWidth),
    width: widths[column] ?? COLUMN_PX,
  });
  return { rows: down.lines, columns: across.lines, width: across.end, height: down.end, nameWidth, placeOf };
}

/** The names, or the column that grows, take the room that is left. */
function widthsOf<Row>(columns: EditGridProps<Row>['columns'], name: number, room: number) {
  const widths = columns.map(({ width = COLUMN_PX }) => width);
  const left = room - widths.reduce((sum, width) => sum + width, name);
  const growing = columns.findIndex(({ grows }) => grows);
  if (growing >= 0)
    return {
      nameWidth: name,
      widths: widths.map((width, at) => (at === growing ? width + Math.max(0, left) : width)),
    };
  // Where little is missing, as on a phone, shorter names leave all columns in sight.
  return { nameWidth: left < NARROWER_PX ? name : name + left, widths };
}

interface LinesOptions {
  sizes: readonly number[];
  /** What stands before the first, in pixels. */
  before: number;
  /** The line that is always drawn. */
  pinned: number;
  overscan: number;
  horizontal?: boolean;
}

function useLines(options: LinesOptions, frame: RefObject<HTMLElement | null>) {
  const { sizes, before, pinned, overscan, horizontal = false } = options;
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    overscan,
    horizontal,
    scrollMargin: before,
    useFlushSync: false,
    count: sizes.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => sizes[index] ?? 0,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    isRtl: useDirection() === 'rtl',
    rangeExtractor: (range) => withPinned(defaultRangeExtractor(range), pinned, sizes.length),
  });
  const { width, height } = virtualizer.scrollRect ?? { width: 1, height: 1 };
  // An element without a size, such as a hidden tab, would show no cell at all.
  const lines: readonly DrawnLine[] =
    width === 0 || height === 0 ? everyLine(sizes, before) : virtualizer.getVirtualItems();
  return { lines, end: before + virtualizer.getTotalSize() };
}

function everyLine(sizes: readonly number[], before: number): DrawnLine[] {
  let end = before;
  return sizes.map((size, index) => {
    const start = end;
    end += size;
    return { index, start, size };
  });
}
