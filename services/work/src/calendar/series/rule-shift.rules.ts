import { untilOf } from '../recurrence/repetition.rules.js';
import { readRule, writeRule } from '../recurrence/repeat-rule.rules.js';
import { WEEKDAYS, type RepeatRule, type Weekday } from '../recurrence/repeat-rule.types.js';
import { wallIn } from '../recurrence/points.rules.js';
import type { Series } from '../recurrence/series.types.js';
import { basicText, dayStart, timeOfDay, wallOf } from '../recurrence/wall-time.rules.js';

/**
 * A rule after its series moved by whole days; null if the rule names days by number, so that moving it has more than
 * one meaning. Weekdays move along, and the start of the week with them where weeks are left out.
 */
export function shiftRule(text: string, days: number): string | null {
  if (days === 0) return text;
  const rule = readRule(text);
  if (namesNoDay(rule)) return text;
  if (!namesWeekdaysOnly(rule)) return null;
  const shifted = (weekday: Weekday) =>
    WEEKDAYS[(((WEEKDAYS.indexOf(weekday) + days) % 7) + 7) % 7] ?? weekday;
  return writeRule({
    ...rule,
    byDay: rule.byDay.map(({ nth, weekday }) => ({ nth, weekday: shifted(weekday) })),
    weekStart: rule.interval > 1 ? shifted(rule.weekStart) : rule.weekStart,
  });
}

const namesNoDay = ({ byDay, byMonthDay, byMonth, byYearDay, byWeekNo }: RepeatRule): boolean =>
  [byDay, byMonthDay, byMonth, byYearDay, byWeekNo].every(({ length }) => length === 0);

const namesWeekdaysOnly = ({ freq, byDay: _, bySetPos, ...rule }: RepeatRule): boolean =>
  (freq === 'DAILY' || freq === 'WEEKLY') &&
  bySetPos.length === 0 &&
  namesNoDay({ ...rule, freq, bySetPos, byDay: [] });

/**
 * A rule that ends on the same day although the time or the zone of its series changed: a last instance that becomes
 * later would be lost.
 */
export function keepLastDay(text: string, { start, timezone }: Pick<Series, 'start' | 'timezone'>): string {
  const rule = readRule(text);
  const until = untilOf(rule, timezone);
  if (until === null) return text;
  const lastDay = dayStart(wallIn(until, timezone) - timeOfDay(wallOf(start)));
  return writeRule({ ...rule, until: basicText(lastDay, true) });
}
