import { addDays, weekdayOf } from '@atrium/contracts';

const pad = (value: number) => String(value).padStart(2, '0');
const parse = (day: string) => new Date(`${day}T00:00:00Z`);
const write = (date: Date) => date.toISOString().slice(0, 10);

/** The local day of a moment. */
export const dayOf = (moment: Date): string =>
  `${String(moment.getFullYear())}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(parse(text).getTime()) && write(parse(text)) === text;

/** The seven days of its week. @param firstWeekday from Monday (1) to Sunday (7) */
export function weekOf(day: string, firstWeekday = 1): string[] {
  const first = addDays(day, -((weekdayOf(day) + 7 - firstWeekday) % 7));
  return Array.from({ length: 7 }, (_, step) => addDays(first, step));
}

/** The weeks that overlap its month. */
export function weeksOfMonth(day: string, firstWeekday = 1): string[][] {
  const month = day.slice(0, 7);
  const weeks: string[][] = [];
  for (let week = weekOf(`${month}-01`, firstWeekday); week.some((each) => each.startsWith(month));)
    week = weekOf(addDays(weeks[weeks.push(week) - 1]?.[6] ?? day, 1), firstWeekday);
  return weeks;
}

export const isWeekend = (day: string): boolean => weekdayOf(day) >= 6;

/** Minutes since midnight of `09:30`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export const timeOf = (minutes: number): string => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** What the clocks of another zone show at a local time of this machine: `18:30`. */
export const timeIn = (timeZone: string, day: string, time: string): string =>
  new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(`${day}T${time}`),
  );
