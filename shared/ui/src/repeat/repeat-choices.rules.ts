import { dayIn, MOST_REPEATS, addDays, addMonths } from '@atrium/contracts';
import { isDay } from '../calendar/days.rules.js';

/** What the form offers; `other` is a rule that came from elsewhere and is kept as it is. */
export const REPEATS = [
  ...(['none', 'daily', 'weekdays', 'weekly', 'monthlyDate', 'monthlyWeekday'] as const),
  ...(['monthlyLastDay', 'monthlyLastWeekday', 'yearly', 'custom', 'other'] as const),
] as const;
export type Repeat = (typeof REPEATS)[number];
type Preset = Exclude<Repeat, 'custom' | 'other'>;

/** As RFC 5545 names them. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const REPEAT_UNITS = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type RepeatUnit = (typeof REPEAT_UNITS)[number];
/** The day of a month: by its number, as the second Tuesday, or the last one. */
export const MONTH_DAYS = ['date', 'weekday', 'lastDay'] as const;
export type MonthDay = (typeof MONTH_DAYS)[number];
export const REPEAT_ENDS = ['never', 'on', 'after'] as const;
export type RepeatEnd = (typeof REPEAT_ENDS)[number];

/** How something repeats, and until when. */
export interface RepeatChoice {
  repeat: Repeat;
  /** Of a custom one: every so many of these. NaN while it is typed. */
  every: number;
  unit: RepeatUnit;
  /** Of weeks; null: that of the first day. */
  weekdays: readonly Weekday[] | null;
  /** Of months. */
  monthDay: MonthDay;
  ends: RepeatEnd;
  lastDay: string;
  times: number;
  /** On which a week begins, where a rule that came from elsewhere says so. */
  weekStart: Weekday | null;
}

export const NO_REPEAT: RepeatChoice = {
  repeat: 'none',
  every: 1,
  unit: 'WEEKLY',
  weekdays: null,
  monthDay: 'date',
  ends: 'never',
  lastDay: '',
  times: 10,
  weekStart: null,
};

const WEEK = 7;

/** Whether it may be the number of times, or of weeks and the like. */
export const isCount = (count: number): boolean =>
  Number.isInteger(count) && count > 0 && count <= MOST_REPEATS;

/** Whether a repeat on days of the week has one. */
export const hasWeekday = ({ unit, weekdays }: RepeatChoice): boolean =>
  unit !== 'WEEKLY' || weekdays === null || weekdays.length > 0;

/** Whether it is typed out. */
export const isWhole = (choice: RepeatChoice): boolean => {
  const { repeat, every, ends, lastDay, times } = choice;
  if (repeat === 'custom' && !(isCount(every) && hasWeekday(choice))) return false;
  return repeat === 'none' || ends === 'never' || (ends === 'on' ? isDay(lastDay) : isCount(times));
};

export const weekdayOf = (day: string): Weekday =>
  WEEKDAYS[(new Date(`${day}T00:00Z`).getUTCDay() + WEEK - 1) % WEEK] ?? 'MO';
const dateOf = (day: string): number => Number(day.slice(8, 10));

/** There is no fifth one in every month. */
function nthWeekday(day: string): string {
  const nth = Math.ceil(dateOf(day) / WEEK);
  return `${nth > 4 ? '-1' : String(nth)}${weekdayOf(day)}`;
}

/** The rule of RFC 5545 that a choice means for something that begins on that day, without its end; null: it does not repeat. */
export function ruleOf(repeat: Preset, day: string): string | null {
  const weekday = weekdayOf(day);
  return {
    none: null,
    daily: 'FREQ=DAILY',
    weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    weekly: `FREQ=WEEKLY;BYDAY=${weekday}`,
    monthlyDate: `FREQ=MONTHLY;BYMONTHDAY=${String(dateOf(day))}`,
    monthlyWeekday: `FREQ=MONTHLY;BYDAY=${nthWeekday(day)}`,
    monthlyLastDay: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    monthlyLastWeekday: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    yearly: 'FREQ=YEARLY',
  }[repeat];
}

function customRule({ every, unit, weekdays, monthDay }: RepeatChoice, day: string): string {
  const days = WEEKDAYS.filter((each) => (weekdays ?? [weekdayOf(day)]).includes(each));
  const month = { date: `BYMONTHDAY=${String(dateOf(day))}`, lastDay: 'BYMONTHDAY=-1' };
  const on = {
    DAILY: [],
    WEEKLY: [`BYDAY=${days.join(',')}`],
    MONTHLY: [monthDay === 'weekday' ? `BYDAY=${nthWeekday(day)}` : month[monthDay]],
    YEARLY: [],
  }[unit];
  return [`FREQ=${unit}`, ...(every === 1 ? [] : [`INTERVAL=${String(every)}`]), ...on].join(';');
}

/** With its last day, in the words of a rule; the whole day is included. */
export const endingOn = (rule: string | null, lastDay: string | null): string | null =>
  rule !== null && lastDay ? `${rule};UNTIL=${lastDay.replaceAll('-', '')}` : rule;

/** The rule of a choice with its end; null of none, and of a choice that is kept as it is. */
export function ruleOfChoice(choice: RepeatChoice, day: string): string | null {
  const { repeat, ends, lastDay, times, weekStart } = choice;
  if (repeat === 'none' || repeat === 'other') return null;
  const rule = repeat === 'custom' ? customRule(choice, day) : ruleOf(repeat, day);
  const start = weekStart === null ? '' : `;WKST=${weekStart}`;
  if (ends === 'after') return `${rule ?? ''};COUNT=${String(times)}${start}`;
  return `${(ends === 'on' ? endingOn(rule, lastDay) : rule) ?? ''}${start}`;
}

/** The first day, from the one that was chosen on, that such a repeat has. */
export function firstDayOf(choice: RepeatChoice, day: string): string {
  const { repeat, unit, weekdays, monthDay } = choice;
  const inWeek: readonly Weekday[] =
    repeat === 'weekdays'
      ? WEEKDAYS.slice(0, 5)
      : ((repeat === 'custom' && unit === 'WEEKLY' ? weekdays : null) ?? []);
  if (inWeek.length > 0)
    return (
      Array.from({ length: WEEK }, (_, step) => addDays(day, step)).find((each) =>
        inWeek.includes(weekdayOf(each)),
      ) ?? day
    );
  const isLast =
    repeat === 'monthlyLastDay' || (repeat === 'custom' && unit === 'MONTHLY' && monthDay === 'lastDay');
  if (isLast) return lastOf(day);
  if (repeat !== 'monthlyLastWeekday') return day;
  const here = lastWorkingDay(lastOf(day));
  return here >= day ? here : lastWorkingDay(lastOf(addMonths(day, 1)));
}

const lastOf = (day: string): string => addDays(`${addMonths(day, 1).slice(0, 7)}-01`, -1);
const lastWorkingDay = (last: string): string => {
  const over = WEEKDAYS.indexOf(weekdayOf(last)) - 4;
  return over > 0 ? addDays(last, -over) : last;
};

const UNTIL = /;?UNTIL=(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?/;
const COUNT = /;?COUNT=(\d+)/;
const WEEK_START = /;?WKST=([A-Z]{2})/;

/** Which choice a rule is, and its end. @param zone of its times: the rule may tell its end in UTC */
export function choiceOf(rule: string | null, day: string, zone?: string | null): RepeatChoice {
  if (rule === null) return NO_REPEAT;
  const [, times] = COUNT.exec(rule) ?? [];
  const lastDay = lastDayIn(rule, zone);
  const [, start] = WEEK_START.exec(rule) ?? [];
  const kept = {
    weekStart: WEEKDAYS.find((each) => each === start) ?? null,
    ...(lastDay !== null && { ends: 'on' as const, lastDay }),
    ...(times !== undefined && { ends: 'after' as const, times: Number(times) }),
  };
  const bare = rule.replace(UNTIL, '').replace(COUNT, '').replace(WEEK_START, '');
  const preset = REPEATS.find((each) => each !== 'custom' && each !== 'other' && ruleOf(each, day) === bare);
  if (preset) return { ...NO_REPEAT, ...kept, repeat: preset };
  const custom = customOf(bare, day);
  return custom
    ? { ...NO_REPEAT, ...kept, ...custom, repeat: 'custom' }
    : { ...NO_REPEAT, ...kept, repeat: 'other' };
}

function lastDayIn(rule: string, zone: string | null | undefined): string | null {
  const [text, year, month, date, ...time] = UNTIL.exec(rule) ?? [];
  if (text === undefined) return null;
  const day = [year, month, date].join('-');
  if (!zone || time[0] === undefined) return day;
  return dayIn(new Date(`${day}T${time.join(':')}Z`), zone);
}

type Custom = Pick<RepeatChoice, 'every' | 'unit' | 'weekdays' | 'monthDay'>;

/** Null for a rule that the form cannot say. */
function customOf(bare: string, day: string): Custom | null {
  const {
    FREQ,
    INTERVAL = '1',
    ...on
  } = Object.fromEntries(bare.split(';').map((part) => part.split('=') as [string, string])) as Partial<
    Record<string, string>
  >;
  const unit = REPEAT_UNITS.find((each) => each === FREQ);
  const names = Object.keys(on);
  if (!unit) return null;
  const plain: Custom = { every: Number(INTERVAL), unit, weekdays: null, monthDay: 'date' };
  if (names.length === 0) return plain;
  if (names.length > 1) return null;
  const { BYDAY, BYMONTHDAY } = on;
  const weekdays = WEEKDAYS.filter((each) => BYDAY?.split(',').includes(each));
  if (unit === 'WEEKLY' && BYDAY && weekdays.length === BYDAY.split(',').length)
    return { ...plain, weekdays: BYDAY === weekdayOf(day) ? null : weekdays };
  if (unit !== 'MONTHLY') return null;
  if (BYMONTHDAY === String(dateOf(day))) return plain;
  if (BYMONTHDAY === '-1') return { ...plain, monthDay: 'lastDay' };
  return BYDAY === nthWeekday(day) ? { ...plain, monthDay: 'weekday' } : null;
}
