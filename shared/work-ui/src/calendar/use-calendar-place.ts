import { calendarOwnKey, calendarRulesKey, addDays } from '@atrium/contracts';
import { useSetting } from '@atrium/sdk';
import {
  CALENDAR_VIEWS,
  dayOf,
  isDay,
  usePhone,
  useSearchParams,
  withValues,
  weekOf,
  weeksOfMonth,
  type CalendarView,
} from '@atrium/ui';

const AGENDA_DAYS = 30;

/** View and day, from the address; the view that the person prefers otherwise, on a phone the list. */
export function useCalendarPlace() {
  const [params, setParams] = useSearchParams();
  const { value } = useSetting(calendarOwnKey);
  const onPhone = usePhone();
  const today = dayOf(new Date());
  const given = params.get('day');
  const usual: CalendarView = onPhone ? 'agenda' : value.view;
  const view = CALENDAR_VIEWS.find((each) => each === params.get('view')) ?? usual;
  const go = (place: { view?: CalendarView; day?: string }) =>
    setParams((before) => withValues(before, place), { replace: true });
  return { view, day: given && isDay(given) ? given : today, today, go };
}

/** First weekday, working hours and zones, as the company and the person chose them. */
export function useCalendarLook() {
  const { value: rules } = useSetting(calendarRulesKey);
  const { value: own } = useSetting(calendarOwnKey);
  const { firstWeekday } = rules;
  const work = { from: own.workFrom ?? rules.workFrom, to: own.workTo ?? rules.workTo };
  return { firstWeekday, work, secondZone: own.secondZone };
}

/** The days that a view shows; the end is the day after the last one. */
export function windowOf(
  view: CalendarView,
  day: string,
  firstWeekday: number,
): { from: string; to: string } {
  if (view === 'agenda') return { from: day, to: addDays(day, AGENDA_DAYS) };
  if (view === 'day') return { from: day, to: addDays(day, 1) };
  const days = view === 'week' ? weekOf(day, firstWeekday) : weeksOfMonth(day, firstWeekday).flat();
  return { from: days[0] ?? day, to: addDays(days.at(-1) ?? day, 1) };
}
