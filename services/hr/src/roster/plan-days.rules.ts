import type { PlanChange } from '@atrium/contracts';
import type { PersonCalendar } from '../person-calendar/person-calendar.rules.js';

interface Range {
  from: string;
  to: string;
  /** Whether the roster says what is planned for a day; then its schedule does not matter. */
  isRostered: (employeeId: string, date: string) => boolean;
}

/** The days of these people that a change of a shift, a schedule or an assignment concerns, in order. */
export function concernedDays(
  { kind, id }: Pick<PlanChange, 'kind' | 'id'>,
  calendars: ReadonlyMap<string, PersonCalendar>,
  { from, to, isRostered }: Range,
): string[] {
  const days = [...calendars].flatMap(([employeeId, calendar]) =>
    calendar
      .between(from, to)
      .filter(({ joined }) => joined)
      .filter(({ date, shift }) => (kind === 'shift' ? shift?.id === id : !isRostered(employeeId, date)))
      .map(({ date }) => date),
  );
  return days.sort();
}
