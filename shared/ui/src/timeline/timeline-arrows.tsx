import { classNames } from '../class-names.js';
import { arrowPath, placeBar } from './bars.rules.js';
import type { BarDays, TimelineBar } from './timeline.types.js';

interface TimelineArrowsProps {
  bars: readonly TimelineBar[];
  daysOfBar: (bar: TimelineBar) => BarDays;
  hit: ReadonlyMap<string, BarDays>;
  span: BarDays;
  dayPx: number;
  width: number;
}

export const ROW_PX = 36;

/** From the end of each bar to the beginning of those that wait for it. Turned over where the page reads from right to left. */
export function TimelineArrows({ bars, daysOfBar, hit, span, dayPx, width }: TimelineArrowsProps) {
  const rows = new Map(bars.map((bar, row) => [bar.id, row]));
  const middle = (row: number) => row * ROW_PX + ROW_PX / 2;
  const arrows = bars.flatMap((bar, row) =>
    (bar.after ?? []).flatMap((id) => {
      const from = rows.get(id);
      const before = from === undefined ? undefined : bars[from];
      if (from === undefined || !before) return [];
      const end = placeBar(daysOfBar(before), span, dayPx);
      const { start } = placeBar(daysOfBar(bar), span, dayPx);
      const path = arrowPath({ x: end.start + end.width, y: middle(from) }, { x: start - 2, y: middle(row) });
      return [{ key: `${id} ${bar.id}`, path, isHit: hit.has(bar.id) }];
    }),
  );
  return (
    <svg className="at-gantt-arrows" width={width} height={bars.length * ROW_PX} aria-hidden="true">
      <defs>
        <marker
          id="at-gantt-tip"
          viewBox="0 0 6 6"
          refX="5"
          refY="3"
          markerWidth="6"
          markerHeight="6"
          orient="auto"
        >
          <path d="M0 0 L6 3 L0 6 z" fill="context-stroke" />
        </marker>
      </defs>
      {arrows.map(({ key, path, isHit }) => (
        <path key={key} d={path} className={classNames(isHit && 'is-hit')} markerEnd="url(#at-gantt-tip)" />
      ))}
    </svg>
  );
}
