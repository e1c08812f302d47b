import { formatDate } from '@atrium/sdk';
import { readDigits } from '@atrium/contracts';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** Day, month and optionally the year: `21/11/2026`, `21.11.26`, `21-11`. */
const FIGURES = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/;
const DAY_NAMED = /^(\d{1,2})[\s.]*([^\d\s,]+)[\s,]*(\d{4})?$/;
const MONTH_NAMED = /^([^\d\s,]+)\s*(\d{1,2})[\s,]*(\d{4})?$/;

/** `2026-04-30` if the day exists. */
function dayOf(year: number, month: number, day: number): string | null {
  const iso = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Ignores dots of abbreviations and case. */
const plain = (name: string): string => name.normalize('NFC').toLowerCase().replace(/[.॰]/g, '');

/** 1 to 12 for a month's name, long or short, in the page's language or in English. */
function monthOf(name: string): number {
  const wanted = plain(name);
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${pad(month)}-01`;
    const english = new Date(day).toLocaleString('en', { month: 'long', timeZone: 'UTC' }).toLowerCase();
    const own = (['long', 'short'] as const).map((width) => plain(formatDate(day, { month: width })));
    if (own.includes(wanted) || (wanted.length >= 3 && english.startsWith(wanted))) return month;
  }
  return 0;
}

interface DayParts {
  year: number;
  /** 1 to 12 where there is such a month. */
  month: number;
  day: number;
}

/**
 * Day, month and year as they were typed, whether there is such a day or not. The day comes before the month, as in all
 * our languages; without a year this year is meant.
 */
function partsOf(typed: string, now: Date): DayParts | null {
  const text = readDigits(typed).trim();
  const iso = ISO.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const year = (given: string | undefined) =>
    given === undefined ? now.getFullYear() : Number(given) + (given.length === 2 ? 2000 : 0);
  const figures = FIGURES.exec(text);
  if (figures) return { year: year(figures[3]), month: Number(figures[2]), day: Number(figures[1]) };
  const dayFirst = DAY_NAMED.exec(text);
  if (dayFirst)
    return { year: year(dayFirst[3]), month: monthOf(dayFirst[2] ?? ''), day: Number(dayFirst[1]) };
  const monthFirst = MONTH_NAMED.exec(text);
  if (!monthFirst) return null;
  return { year: year(monthFirst[3]), month: monthOf(monthFirst[1] ?? ''), day: Number(monthFirst[2]) };
}

/** The day that somebody typed, as `2026-04-30`, or null. */
export function parseDay(typed: string, now = new Date()): string | null {
  const parts = partsOf(typed, now);
  return parts && dayOf(parts.year, parts.month, parts.day);
}

/** Why typed text is no day: the month lacks that day, the year lacks that month, or it is no date at all. */
export type DayFault =
  { kind: 'day'; month: string; days: number } | { kind: 'month'; month: number } | { kind: 'words' };

export function dayFault(typed: string, now = new Date()): DayFault {
  const parts = partsOf(typed, now);
  if (!parts || parts.month === 0) return { kind: 'words' };
  const { year, month } = parts;
  if (month > 12) return { kind: 'month', month };
  const first = dayOf(year, month, 1);
  if (first === null) return { kind: 'words' };
  return { kind: 'day', month: first, days: new Date(Date.UTC(year, month, 0)).getUTCDate() };
}
