import { classNames } from '../class-names.js';
import { arrowPath, placeBar, type TimelineRow } from './bars.rules.js';
import type { BarDays, TimelineBar } from './timeline.types.js';

interface TimelineArrowsProps {
  rows: readonly TimelineRow[];
  daysOfBar: (bar: TimelineBar) => BarDays;
  hit: ReadonlyMap<string, BarDays>;
  span: BarDays;
  dayPx: number;
  width: number;
}

export const ROW_PX = 36;

/** From the end of each bar to the beginning of those that wait for it. Turned over where the page reads from right to left. */
export function TimelineArrows({ rows, daysOfBar, hit, span, dayPx, width }: TimelineArrowsProps) {
  const bars = rows.flatMap((row, place) => ('bar' in row ? [{ bar: row.bar, place }] : []));
  const placed = new Map(bars.map((each) => [each.bar.id, each]));
  const middle = (row: number) => row * ROW_PX + ROW_PX / 2;
  const arrows = bars.flatMap(({ bar, place }) =>
    (bar.after ?? []).flatMap((id) => {
      const before = placed.get(id);
      if (!before) return [];
      const end = placeBar(daysOfBar(before.bar), span, dayPx);
      const { start } = placeBar(daysOfBar(bar), span, dayPx);
      const from = { x: end.start + end.width, y: middle(before.place) };
      const path = arrowPath(from, { x: start - 2, y: middle(place) });
      return [{ key: `${id} ${bar.id}`, path, isHit: hit.has(bar.id) }];
    }),
  );
  return (
    <svg className="at-gantt-arrows" width={width} height={rows.length * ROW_PX} aria-hidden="true">
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
