import { formatDate } from '@atrium/sdk';
import { readDigits } from './digits.rules.js';

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

/**
 * The day that somebody typed, as `2026-04-30`, or null. The day comes before the month, as in all our languages;
 * without a year this year is meant.
 */
export function parseDay(typed: string, now = new Date()): string | null {
  const text = readDigits(typed).trim();
  const iso = ISO.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const year = (given: string | undefined) =>
    given === undefined ? now.getFullYear() : Number(given) + (given.length === 2 ? 2000 : 0);
  const figures = FIGURES.exec(text);
  if (figures) return dayOf(year(figures[3]), Number(figures[2]), Number(figures[1]));
  const dayFirst = DAY_NAMED.exec(text);
  if (dayFirst) return dayOf(year(dayFirst[3]), monthOf(dayFirst[2] ?? ''), Number(dayFirst[1]));
  const monthFirst = MONTH_NAMED.exec(text);
  return monthFirst && dayOf(year(monthFirst[3]), monthOf(monthFirst[1] ?? ''), Number(monthFirst[2]));
}
