import { useLayoutEffect, useMemo, useRef } from 'react';
import { DAY_PX, hitBars, placeBar, timelineRows, timelineSpan } from './bars.rules.js';
import { ROW_PX, TimelineArrows } from './timeline-arrows.js';
import { BarButton, GroupSpan } from './timeline-bar.js';
import { OffDays, TimelineScale } from './timeline-scale.js';
import type { BarDays, TimelineProps } from './timeline.types.js';
import { useBarDrag, type BarChange } from './use-bar-drag.js';

interface FieldProps extends TimelineProps {
  hit: ReadonlyMap<string, BarDays>;
  onChange: (change: BarChange) => void;
}

/** The days, the bars on them and the arrows between them. */
export function TimelineField(props: FieldProps) {
  const { bars, today, zoom, hit: moved, onChange, onOpen } = props;
  const dayPx = DAY_PX[zoom];
  const { shown, handlersOf } = useBarDrag(dayPx, onChange);
  const hit = shown ? hitBars(bars, shown.id, shown.days) : moved;
  const span = useMemo(() => timelineSpan(bars, today), [bars, today]);
  const rows = useMemo(() => timelineRows(bars), [bars]);
  const { width } = placeBar(span, span, dayPx);
  const now = placeBar({ from: today, to: today }, span, dayPx).start + dayPx / 2;
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => showToday(line.current), [zoom]);
  const common = { span, dayPx };
  return (
    <div className="at-gantt-field" style={{ inlineSize: width }}>
      <TimelineScale {...common} today={today} zoom={zoom} />
      <div className="at-gantt-rows" style={{ blockSize: rows.length * ROW_PX }}>
        <OffDays {...common} />
        <TimelineArrows
          {...common}
          rows={rows}
          hit={hit}
          width={width}
          daysOfBar={(bar) => (bar.id === shown?.id ? shown.days : bar)}
        />
        <span ref={line} className="at-gantt-now" style={{ insetInlineStart: now }} />
        {rows.map((row, place) => (
          <div
            key={'bar' in row ? row.bar.id : `group ${row.group.key}`}
            className="at-gantt-row"
            style={{ insetBlockStart: place * ROW_PX }}
          >
            {'bar' in row ? (
              <BarButton
                {...common}
                {...handlersOf(row.bar)}
                bar={row.bar}
                dragged={row.bar.id === shown?.id ? shown.days : undefined}
                hit={hit.get(row.bar.id)}
                onClick={() => onOpen?.(row.bar.id)}
              />
            ) : (
              <GroupSpan {...common} days={row.days} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Scrolls the days alone: the page stays where it is. */
function showToday(line: HTMLElement | null): void {
  const frame = line?.closest('.at-gantt-frame');
  if (!line || !frame) return;
  const { left, width } = frame.getBoundingClientRect();
  frame.scrollLeft += line.getBoundingClientRect().left - left - width / 2;
}
