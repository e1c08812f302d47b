import { newRequestKey, t, toast } from '@atrium/sdk';
import {
  CALENDAR_VIEWS,
  dayOf,
  isDay,
  moveEvent,
  useSearchParams,
  withValues,
  type CalendarView,
  type EventShift,
} from '@atrium/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { calendarSlice, selectCalendar } from './calendar.slice.js';
import type { CalendarEntry } from './calendar.types.js';
import { makeSampleEvents } from './sample-events.rules.js';

const { eventsLoaded, eventSaved, eventRemoved, categoryToggled } = calendarSlice.actions;
const PHONE_PX = 768;

/** The view and the day from the URL; a phone begins with the agenda. */
export function useCalendarPlace() {
  const [params, setParams] = useSearchParams();
  const usual: CalendarView = window.innerWidth <= PHONE_PX ? 'agenda' : 'month';
  const today = dayOf(new Date());
  const view = CALENDAR_VIEWS.find((each) => each === params.get('view')) ?? usual;
  const asked = params.get('date') ?? '';
  const go = (place: { view?: CalendarView; day?: string }) =>
    setParams(
      (before) =>
        withValues(before, {
          ...(place.view && { view: place.view }),
          ...(place.day && { date: place.day }),
        }),
      { replace: true },
    );
  return { view, today, day: isDay(asked) ? asked : today, go };
}

/** The visible events and the actions on them. Moving and deleting can be undone. */
export function useCalendar() {
  const { events, hidden } = useSelector(selectCalendar);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(eventsLoaded(makeSampleEvents(dayOf(new Date()))));
  }, [dispatch]);
  const all = events ?? [];
  const undoing = (event: CalendarEntry) => ({
    action: { label: t('Undo'), onPress: () => void dispatch(eventSaved(event)) },
  });
  const save = (event: CalendarEntry) =>
    void dispatch(eventSaved({ ...event, id: event.id || newRequestKey() }));
  const remove = (event: CalendarEntry) => {
    dispatch(eventRemoved(event.id));
    toast.custom(t('{title} deleted', { title: event.title }), undoing(event));
  };
  const move = (id: string, by: EventShift) => {
    const event = all.find((each) => each.id === id);
    if (!event) return;
    dispatch(eventSaved(moveEvent(event, by)));
    toast.custom(t('{title} moved', { title: event.title }), undoing(event));
  };
  return {
    events: all.filter(({ category }) => !hidden.includes(category)),
    all,
    hidden,
    save,
    remove,
    move,
    toggle: (category: CalendarEntry['category']) => void dispatch(categoryToggled(category)),
  };
}
export type Calendar = ReturnType<typeof useCalendar>;
