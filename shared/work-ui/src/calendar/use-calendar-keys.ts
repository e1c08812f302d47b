import { focusedEvent, useShortcuts, type ShortcutName } from '@atrium/ui';
import type { useCalendarPlace } from './use-calendar-place.js';

const VIEWS = {
  calendarMonth: 'month',
  calendarWeek: 'week',
  calendarDay: 'day',
  calendarList: 'agenda',
} as const;
const PAGE_KEYS = [
  ...(['calendarToday', 'calendarNew', 'calendarGo', 'calendarFind', 'calendarMonth'] as const),
  ...(['calendarWeek', 'calendarDay', 'calendarList'] as const),
] as const satisfies readonly ShortcutName[];
const EVENT_KEYS = ['editEvent', 'deleteEvent'] as const satisfies readonly ShortcutName[];

interface PageKeys {
  onNew: () => void;
  /** To another date. */
  onGo: () => void;
  onFind: () => void;
}

/** T goes to today and Shift+G to a date, F finds a time, M, W, D and L choose the view, N adds an event. */
export function useCalendarKeys(
  { go, today }: Pick<ReturnType<typeof useCalendarPlace>, 'go' | 'today'>,
  { onNew, onGo, onFind }: PageKeys,
): void {
  useShortcuts(PAGE_KEYS, (name) => {
    if (name === 'calendarNew') onNew();
    else if (name === 'calendarGo') onGo();
    else if (name === 'calendarFind') onFind();
    else if (name === 'calendarToday') go({ day: today });
    else go({ view: VIEWS[name] });
  });
}

/** E edits and Del deletes the event that has the focus. */
export function useFocusedEventKeys({
  onEdit,
  onDelete,
}: Record<'onEdit' | 'onDelete', (id: string) => void>) {
  useShortcuts(EVENT_KEYS, (name) => {
    const id = focusedEvent();
    if (id !== null) ({ editEvent: onEdit, deleteEvent: onDelete })[name](id);
  });
}
