import {
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useRoomBefore } from '../window/use-room-before.js';
import { useRowWindow } from '../window/use-row-window.js';
import { indexOfRow } from '../window/window-parts.rules.js';
import { nextIndex } from './row-keys.js';
import { TableRow, type RowParts } from './table-row.js';
import type { RowModel } from './row-selection.js';
import { useSteadyColumns } from './use-steady-columns.js';

export interface LongRowsProps<Row extends object> extends RowParts<Row> {
  rows: readonly RowModel<Row>[];
  /** The scrolling element: the table's frame. */
  frame: RefObject<HTMLElement | null>;
  /** Identifies the shown columns and their order. */
  shownColumns: string;
}

/** An estimate to begin with; every drawn row is measured. */
const ROW_HEIGHT = 44;

const SteadyRow = memo(TableRow) as typeof TableRow;

/**
 * The body of a page that is too long for the document: only the rows near the visible part are drawn. The row that
 * has, or last had, the focus stays, so that the keyboard continues from there.
 */
export default function LongRows<Row extends object>(props: LongRowsProps<Row>) {
  const { rows, frame, shownColumns, ...cells } = props;
  const body = useRef<HTMLElement>(null);
  const { parts, pinned, setActive, virtualizer, placeBody } = useLongRows(props, body);
  useSteadyColumns(body, shownColumns);
  const move = useFocusMove({
    body,
    count: rows.length,
    setActive,
    scrollToIndex: virtualizer.scrollToIndex,
  });
  return (
    <tbody
      role="rowgroup"
      ref={placeBody}
      onFocus={({ target }) => setActive((before) => indexOfRow(target) ?? before)}
    >
      {parts.map((part, order) =>
        'gap' in part ? (
          <Gap key={`gap-${String(order)}`} height={part.gap} />
        ) : (
          <SteadyRow
            key={part.item.key}
            row={part.item}
            selected={part.item.selected}
            reachable={part.index === pinned}
            index={part.index}
            measure={virtualizer.measureElement}
            onMove={move}
            {...cells}
          />
        ),
      )}
    </tbody>
  );
}

/** The rows to draw, and the row at which the keyboard is. */
function useLongRows<Row extends object>(
  { rows, frame }: LongRowsProps<Row>,
  bodyRef: RefObject<HTMLElement | null>,
) {
  const [active, setActive] = useState(0);
  const scroller = useCallback(() => frame.current, [frame]);
  const [headHeight, measureHead] = useRoomBefore(scroller);
  const placeBody = useCallback(
    (place: HTMLElement | null) => {
      bodyRef.current = place;
      measureHead(place);
    },
    [bodyRef, measureHead],
  );
  const pinned = Math.min(active, rows.length - 1);
  const shown = useRowWindow({
    items: rows,
    keyOf: ({ key }) => key,
    scroller,
    estimate: ROW_HEIGHT,
    before: headHeight,
    covered: headHeight,
    pinned,
  });
  return { ...shown, pinned, setActive, placeBody };
}

/** Takes the space of the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    <tr role="presentation" aria-hidden="true" className="at-gap">
      <td colSpan={100} style={{ blockSize: height }} />
    </tr>
  );
}

interface FocusMove {
  body: RefObject<HTMLElement | null>;
  count: number;
  setActive: (index: number) => void;
  scrollToIndex: (index: number) => void;
}

/** Moves the focus by a key to a row that may still have to be drawn. */
function useFocusMove({ body, count, setActive, scrollToIndex }: FocusMove) {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${String(wanted.current)}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  return useCallback(
    (event: KeyboardEvent, from: number): boolean => {
      const to = nextIndex(event, from, count);
      if (to === undefined) return false;
      if (to === from) return true;
      wanted.current = to;
      setActive(to);
      scrollToIndex(to);
      return true;
    },
    [count, setActive, scrollToIndex],
  );
}
