import { Temporal } from 'temporal-polyfill';
import { dayOf, monthSpan, weekdayOf } from '../recurrence/calendar-day.rules.js';
import { DAY_MS, MINUTE_MS, basicText, dayStart, timeOfDay } from '../recurrence/wall-time.rules.js';

/** A change of the clock: its local time before it, and the offsets before and after in milliseconds. */
interface ClockChange {
  wall: number;
  before: number;
  after: number;
}

/** So many years ahead a date has to come again to be a rule, and changes without a rule are listed. */
const YEARS_AHEAD = 10;

/**
 * The VTIMEZONE of an IANA zone.
 * @param from the first year of its events
 * @param year the present one
 */
export function writeZone(zone: string, from: number, year: number): string[] {
  const begin = Temporal.PlainDate.from({ year: from - 1, month: 1, day: 1 }).toZonedDateTime(zone);
  const changes = listChanges(begin, year + YEARS_AHEAD);
  const offset = begin.offsetNanoseconds / 1_000_000;
  const first = { wall: begin.epochMilliseconds + offset, before: offset, after: offset };
  const parts = [changes.filter(isForward), changes.filter((change) => !isForward(change))];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...writeChange(first, null),
    ...parts.flatMap((some) => writeChanges(some, year)),
    'END:VTIMEZONE',
  ];
}

const isForward = ({ before, after }: ClockChange): boolean => after > before;

function listChanges(begin: Temporal.ZonedDateTime, lastYear: number): ClockChange[] {
  const changes: ClockChange[] = [];
  let at = begin.getTimeZoneTransition('next');
  while (at && at.year <= lastYear) {
    const after = at.offsetNanoseconds / 1_000_000;
    const before = at.subtract({ nanoseconds: 1 }).offsetNanoseconds / 1_000_000;
    changes.push({ wall: at.epochMilliseconds + before, before, after });
    at = at.getTimeZoneTransition('next');
  }
  return changes;
}

/** Each change, or from when on it follows a yearly rule, the rule. */
function writeChanges(changes: ClockChange[], year: number): string[] {
  const rules = rulesOf(changes.at(-1));
  const lengths = rules.map((rule) => yearsOnRule(changes, rule));
  const length = Math.max(0, ...lengths);
  const isCurrent = length > YEARS_AHEAD && yearOf(changes.at(-1)) === year + YEARS_AHEAD;
  const listed = isCurrent ? changes.slice(0, -length) : changes;
  const first = isCurrent ? changes.at(-length) : undefined;
  return [
    ...listed.flatMap((change) => writeChange(change, null)),
    ...(first ? writeChange(first, rules[lengths.indexOf(length)] ?? null) : []),
  ];
}

const yearOf = (change: ClockChange | undefined): number =>
  change ? new Date(change.wall).getUTCFullYear() : -Infinity;

/** The yearly rules that the date of a change can come from: by the number of its weekday, or the last one. */
function rulesOf(change: ClockChange | undefined): string[] {
  if (!change) return [];
  const { number, year, month, date } = dayOf(dayStart(change.wall) / DAY_MS);
  const isLast = number + 7 >= monthSpan(year, month).to;
  const nths = [...(isLast ? [-1] : []), Math.ceil(date / 7)];
  return nths.map((nth) => `FREQ=YEARLY;BYMONTH=${String(month)};BYDAY=${String(nth)}${weekdayOf(number)}`);
}

/** How many changes at the end of a list have the rule, one a year, at the same time and with the same offsets. */
function yearsOnRule(changes: ClockChange[], rule: string): number {
  const last = changes.at(-1);
  const other = changes.findLastIndex(
    (change, at) =>
      !rulesOf(change).includes(rule) ||
      timeOfDay(change.wall) !== timeOfDay(last?.wall ?? NaN) ||
      change.before !== last?.before ||
      change.after !== last.after ||
      yearOf(change) !== yearOf(last) - (changes.length - 1 - at),
  );
  return changes.length - 1 - other;
}

function writeChange(change: ClockChange, rule: string | null): string[] {
  const part = isForward(change) ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${part}`,
    `DTSTART:${basicText(change.wall)}`,
    `TZOFFSETFROM:${offsetText(change.before)}`,
    `TZOFFSETTO:${offsetText(change.after)}`,
    ...(rule === null ? [] : [`RRULE:${rule}`]),
    `END:${part}`,
  ];
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
