import { t, toast } from '@atrium/sdk';
import { useState, type FocusEvent, type ReactNode, type RefObject } from 'react';
import type { DateCalendarProps } from './date-calendar.js';

type Calendar = (props: DateCalendarProps) => ReactNode;

/** The calendar of a date field. Its code is loaded at the first opening; without it a day can still be typed. */
export function useCalendar(place: RefObject<HTMLSpanElement | null>) {
  const [Calendar, setCalendar] = useState<Calendar | null>(null);
  const show = async () => {
    try {
      const code = await import('./date-calendar.js');
      setCalendar(() => code.DateCalendar);
    } catch {
      toast.error(t('Part of this page did not load. Check your connection and try again.'));
    }
  };
  return {
    /** Null while it is closed. */
    Calendar,
    show: () => void show(),
    close: () => {
      setCalendar(null);
      place.current?.querySelector('button')?.focus();
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setCalendar(null);
    },
  };
}
