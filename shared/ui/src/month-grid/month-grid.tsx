import {
  useCallback,
  useEffect,
  useId,
  useRef,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import '../../theme/month-grid.scss';
import { placeOfCell, useCellFocus } from '../grid/use-cell-focus.js';
import { useRowWindow } from '../window/use-row-window.js';
import { CellTip } from './cell-tip.js';
import type { MonthGridProps } from './month-grid.types.js';
import { MonthFoot } from './month-foot.js';
import { MonthHead } from './month-head.js';
import { MonthRow } from './month-row.js';
import { useCellTip } from './use-cell-tip.js';

const ROW_HEIGHT = 32;
const PAGE = 10;

/**
 * A row for each person, a column for each day. Only the rows near the visible part are drawn; names and days stay in
 * sight. It fills the height of its container. Needs a Suspense around it.
 */
export function MonthGrid<Row>(props: MonthGridProps<Row>) {
  const { label, days, rows } = props;
  const frame = useRef<HTMLDivElement>(null);
  const tipId = useId();
  const { active, tipped, text, handlers } = useMonthGrid(props, frame);
  useTodayInSight(frame);
  return (
    <div
      ref={frame}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + (props.foot ? 2 : 1)}
      aria-colcount={days.length + 1 + (props.sums?.length ?? 0)}
      aria-describedby={text ? tipId : undefined}
      className="at-mg"
      style={{ '--at-mg-days': days.length, '--at-mg-sums': props.sums?.length ?? 0 } as CSSProperties}
      {...handlers}
    >
      <MonthHead {...props} />
      <Rows grid={props} frame={frame} active={active} />
      <MonthFoot {...props} />
      <CellTip id={tipId} cell={text ? tipped : undefined}>
        {text}
      </CellTip>
    </div>
  );
}

/** Where not all days fit, as on a phone, the grid opens on today. */
function useTodayInSight(frame: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (frame.current) showToday(frame.current);
  }, [frame]);
}

function showToday(grid: HTMLElement): void {
  const today = grid.querySelector<HTMLElement>('.at-mg-day.is-today');
  if (!today || grid.scrollWidth <= grid.clientWidth) return;
  const middle = grid.getBoundingClientRect().left + grid.clientWidth / 2;
  grid.scrollLeft += today.getBoundingClientRect().left - middle;
}

/** One cell has the focus, one shows its tip. */
function useMonthGrid<Row>(props: MonthGridProps<Row>, frame: RefObject<HTMLDivElement | null>) {
  const { days, rows } = props;
  const focus = useCellFocus(frame, { rows: rows.length, columns: days.length, page: PAGE });
  const tip = useCellTip();
  const person = tip.at ? rows[tip.at.row] : undefined;
  const text =
    tip.at && person !== undefined ? props.markOf(person, days[tip.at.column] ?? '')?.tip : undefined;
  const open = (target: EventTarget) => {
    const place = placeOfCell(target);
    const row = place ? rows[place.row] : undefined;
    if (place && row !== undefined) props.onPress?.(row, days[place.column] ?? '');
  };
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && text) {
        event.stopPropagation();
        tip.hide();
      } else if (event.key === 'Enter') open(event.target);
      else focus.press(event);
    },
    onClick: ({ target }: MouseEvent) => open(target),
    onFocus: ({ target }: FocusEvent) => {
      tip.show(target);
      const place = placeOfCell(target);
      if (place) focus.setActive(place);
    },
    onBlur: tip.hide,
    onMouseOver: ({ target }: MouseEvent) => tip.show(target),
    onMouseLeave: tip.leave,
  };
  return { active: focus.active, tipped: tip.at?.element, text, handlers };
}

interface RowsProps<Row> {
  grid: MonthGridProps<Row>;
  frame: { current: HTMLElement | null };
  active: { row: number; column: number };
}

function Rows<Row>({ grid, frame, active }: RowsProps<Row>) {
  const { rows, keyOf } = grid;
  const scroller = useCallback(() => frame.current, [frame]);
  const { virtualizer, parts } = useRowWindow({
    items: rows,
    keyOf,
    scroller,
    estimate: ROW_HEIGHT,
    before: 0,
    pinned: active.row,
  });
  return parts.map((part, order) =>
    'gap' in part ? (
      <div key={`gap-${String(order)}`} role="presentation" style={{ blockSize: part.gap }} />
    ) : (
      <MonthRow
        key={keyOf(part.item)}
        grid={grid}
        row={part.item}
        index={part.index}
        active={part.index === active.row ? active.column : -1}
        measure={virtualizer.measureElement}
      />
    ),
  );
}
