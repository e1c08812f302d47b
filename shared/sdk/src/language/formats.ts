import { inMainUnit, isOtherClock, type Money } from '@atrium/contracts';
import { formatterOf } from './formatters.js';
import { formatNumber } from './number-format.js';
import { inOwnOrder, language } from './texts.js';

type Moment = Date | string | number;

/** Like `12 Aug 2021`; Arabic's own medium style would use numbers only. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/**
 * A date, a time or both; `options` as of Intl.DateTimeFormat. A day without a time, `2026-11-21`, is read as UTC.
 * Hours are 0 to 23 in every language, so that all times on a page look alike.
 */
export function formatDate(value: Moment, options: Intl.DateTimeFormatOptions = DAY): string {
  const isDay = typeof value === 'string' && value.length === 10;
  const all = { ...options, hourCycle: 'h23', ...(isDay && { timeZone: 'UTC' }) } as const;
  return inOwnOrder(
    formatterOf('date', all, (tag) => new Intl.DateTimeFormat(tag, all)).format(new Date(value)),
  );
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

interface ClockOptions {
  /** Time zone; default: the reader's own. */
  zone?: string;
  seconds?: boolean;
  day?: boolean;
}

/**
 * A time: `15:30`, `15:30:05`, `22 Nov 2026, 15:30`. Where the zone's time differs from the reader's, the zone is
 * named: `15:30 IST`.
 */
export function formatTime(value: Moment, { zone, seconds, day }: ClockOptions = {}): string {
  return formatDate(value, {
    ...(day && DAY),
    ...CLOCK,
    ...(seconds && { second: '2-digit' }),
    ...(zone && { timeZone: zone }),
    ...(zone && isOtherClock(new Date(value), zone) && { timeZoneName: 'short' }),
  });
}

/** A time of day without a zone, `09:30`, as the language writes it. */
export const formatTimeOfDay = (time: string): string =>
  formatDate(`1970-01-01T${time}Z`, { ...CLOCK, timeZone: 'UTC' });

/** `a, b and c` */
export function formatList(items: string[], options: Intl.ListFormatOptions = {}): string {
  return formatterOf('list', options, (tag) => new Intl.ListFormat(tag, options)).format(items);
}

/** `5 minutes ago`, `yesterday`, `in 2 weeks` */
export function formatRelative(
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
  options: Intl.RelativeTimeFormatOptions = { numeric: 'auto' },
): string {
  return inOwnOrder(
    formatterOf('relative', options, (tag) => new Intl.RelativeTimeFormat(tag, options)).format(value, unit),
  );
}

/**
 * An amount in minor units, such as paise, with its currency: `₹18,60,000`, `₹12.50`. In Arabic too the sign is in front
 * and rupees are grouped as in India, and the whole is set left to right.
 */
export function formatMoney(amount: Money, currency: string, options: Intl.NumberFormatOptions = {}): string {
  const main = inMainUnit(amount, currency);
  const places = Number.isInteger(main) ? { minimumFractionDigits: 0 } : {};
  const style = { style: 'currency', currency, ...places, ...options } as const;
  if (language() !== 'ar') return formatNumber(main, style);
  const plain = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en', style).format(main);
  return `\u2066${plain}\u2069`;
}

/** Compares texts by the rules of the page's language, with numbers in them by size. */
export function compareTexts(one: string, other: string): number {
  return formatterOf('order', {}, (tag) => new Intl.Collator(tag, { numeric: true })).compare(one, other);
}
