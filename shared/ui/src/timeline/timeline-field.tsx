import { useLayoutEffect, useMemo, useRef } from 'react';
import { DAY_PX, hitBars, placeBar, timelineSpan } from './bars.rules.js';
import { ROW_PX, TimelineArrows } from './timeline-arrows.js';
import { BarButton } from './timeline-bar.js';
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
  const { width } = placeBar(span, span, dayPx);
  const now = placeBar({ from: today, to: today }, span, dayPx).start + dayPx / 2;
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => showToday(line.current), [zoom]);
  const common = { span, dayPx };
  return (
    <div className="at-gantt-field" style={{ inlineSize: width }}>
      <TimelineScale {...common} today={today} zoom={zoom} />
      <div className="at-gantt-rows" style={{ blockSize: bars.length * ROW_PX }}>
        <OffDays {...common} />
        <TimelineArrows
          {...common}
          bars={bars}
          hit={hit}
          width={width}
          daysOfBar={(bar) => (bar.id === shown?.id ? shown.days : bar)}
        />
        <span ref={line} className="at-gantt-now" style={{ insetInlineStart: now }} />
        {bars.map((bar, row) => (
          <div key={bar.id} className="at-gantt-row" style={{ insetBlockStart: row * ROW_PX }}>
            <BarButton
              {...common}
              {...handlersOf(bar)}
              bar={bar}
              dragged={bar.id === shown?.id ? shown.days : undefined}
              hit={hit.get(bar.id)}
              onClick={() => onOpen?.(bar.id)}
            />
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
