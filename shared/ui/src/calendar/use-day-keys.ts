import { addDays, addMonths } from '@atrium/contracts';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { weekOf } from './days.rules.js';
import type { ViewProps } from './view.types.js';

/** The day to which a key moves in the grid of a month. */
function readDayKey(
  key: string,
  day: string,
  { rtl, week }: { rtl: boolean; week: string[] },
): string | null {
  const ahead = rtl ? -1 : 1;
  const targets: Record<string, string | undefined> = {
    ArrowRight: addDays(day, ahead),
    ArrowLeft: addDays(day, -ahead),
    ArrowDown: addDays(day, 7),
    ArrowUp: addDays(day, -7),
    PageDown: addMonths(day, 1),
    PageUp: addMonths(day, -1),
    Home: week[0],
    End: week[6],
  };
  return targets[key] ?? null;
}

/** Keys move the chosen day and the focus with it. */
export function useDayKeys<Grid extends HTMLElement>({
  day,
  go,
  firstWeekday,
}: Pick<ViewProps, 'day' | 'go' | 'firstWeekday'>) {
  const grid = useRef<Grid>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset['day'] || event.shiftKey) return;
    const rtl = getComputedStyle(event.target).direction === 'rtl';
    const next = readDayKey(event.key, day, { rtl, week: weekOf(day, firstWeekday) });
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    go({ day: next });
  };
  return { grid, press };
}
