import { useShortcuts, type ShortcutName } from '@atrium/ui';
import type { useCalendarPlace } from './use-calendar-place.js';

const VIEWS = {
  calendarMonth: 'month',
  calendarWeek: 'week',
  calendarDay: 'day',
  calendarList: 'agenda',
} as const;
const KEYS = [
  ...(['calendarToday', 'calendarNew', 'calendarMonth', 'calendarWeek', 'calendarDay'] as const),
  'calendarList',
] as const satisfies readonly ShortcutName[];

/** T goes to today, M, W, D and L choose the view, N adds an event. */
export function useCalendarKeys(
  { go, today }: Pick<ReturnType<typeof useCalendarPlace>, 'go' | 'today'>,
  onNew: () => void,
): void {
  useShortcuts(KEYS, (name) => {
    if (name === 'calendarNew') onNew();
    else if (name === 'calendarToday') go({ day: today });
    else go({ view: VIEWS[name] });
  });
}
