import { addDays } from '@atrium/contracts';
import { useRef, type TouchEvent } from 'react';
import type { Point } from '../drag/point.types.js';
import type { ViewProps } from './view.types.js';

/** A finger that moves so far sideways, and less up or down, turns to another day. */
const FAR = 60;
const STEEP = 40;

const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/** On a phone a swipe shows the day after or before. */
export function useDaySwipe({ day, go }: Pick<ViewProps, 'day' | 'go'>, active: boolean) {
  const from = useRef<Point | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches.length === 1 ? placeOf(touches.item(0)) : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const start = from.current;
      from.current = null;
      if (!active || !start) return;
      const end = placeOf(changedTouches.item(0));
      const [x, y] = [end.x - start.x, end.y - start.y];
      if (Math.abs(x) < FAR || Math.abs(y) > STEEP) return;
      const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? x > 0 : x < 0;
      go({ day: addDays(day, ahead ? 1 : -1) });
    },
  };
}
