/** What the form offers; `other` is a rule that came from elsewhere and is kept as it is. */
export const REPEATS = [
  ...(['none', 'daily', 'weekdays', 'weekly', 'fortnightly', 'monthlyDate', 'monthlyWeekday'] as const),
  ...(['monthlyLastDay', 'monthlyLastWeekday', 'yearly', 'other'] as const),
] as const;
export type Repeat = (typeof REPEATS)[number];

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const WEEK = 7;

const weekdayOf = (day: string): string => WEEKDAYS[new Date(`${day}T00:00Z`).getUTCDay()] ?? 'MO';
const dateOf = (day: string): number => Number(day.slice(8, 10));

/** The rule of RFC 5545 that a choice means for something that begins on that day, without its end; null: it does not repeat. */
export function ruleOf(repeat: Exclude<Repeat, 'other'>, day: string): string | null {
  const weekday = weekdayOf(day);
  const nth = Math.ceil(dateOf(day) / WEEK);
  return {
    none: null,
    daily: 'FREQ=DAILY',
    weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    weekly: `FREQ=WEEKLY;BYDAY=${weekday}`,
    fortnightly: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday}`,
    monthlyDate: `FREQ=MONTHLY;BYMONTHDAY=${String(dateOf(day))}`,
    // There is no fifth one in every month.
    monthlyWeekday: `FREQ=MONTHLY;BYDAY=${nth > 4 ? '-1' : String(nth)}${weekday}`,
    monthlyLastDay: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    monthlyLastWeekday: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    yearly: 'FREQ=YEARLY',
  }[repeat];
}

/** With its last day, in the words of a rule; the whole day is included. */
export const endingOn = (rule: string | null, lastDay: string | null): string | null =>
  rule !== null && lastDay ? `${rule};UNTIL=${lastDay.replaceAll('-', '')}` : rule;

const UNTIL = /;?UNTIL=(\d{4})(\d{2})(\d{2})[^;]*/;
const NOT_OURS = /;?WKST=[^;]*/;

/** Which choice a rule is, and its last day. */
export function choiceOf(rule: string | null, day: string): { repeat: Repeat; lastDay: string | null } {
  const found = rule === null ? null : UNTIL.exec(rule);
  const lastDay = found ? found.slice(1).join('-') : null;
  const bare = rule?.replace(UNTIL, '').replace(NOT_OURS, '') ?? null;
  const repeat = REPEATS.find((each) => each !== 'other' && ruleOf(each, day) === bare);
  return { repeat: repeat ?? 'other', lastDay };
}
