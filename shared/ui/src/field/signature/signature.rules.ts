/** A point of a stroke, in the units of the signature's box. */
export interface StrokePoint {
  x: number;
  y: number;
}

/** The box that strokes are drawn in, whatever the size on the screen. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const;

const tenth = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: StrokePoint): string => `${tenth(x)} ${tenth(y)}`;

/** One stroke as the `d` of a path: curves through the middles between its points, so that it is smooth. */
export function pathOfStroke(points: readonly StrokePoint[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  // A dot: a line too short to be seen as one.
  if (rest.length === 0) return ['M', at(first), 'l', at({ x: 0.1, y: 0 })].join('');
  const curves = rest.slice(0, -1).map((point, place) => {
    const next = rest[place + 1] ?? point;
    return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return `M${at(first)}${curves.join('')}L${at(rest.at(-1) ?? first)}`;
}
