/** Which comes first in a date of numbers alone, such as 05/04/2026. */
export type DayOrder = 'day' | 'month';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const TIME = String.raw`(?:[T\s,]+(?<time>\d{1,2}[:.]\d{2}.*))?$`;
const YEAR = String.raw`(?<year>\d{4}|\d{2})`;
const ISO = new RegExp(String.raw`^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})${TIME}`);
const NUMBERS = new RegExp(String.raw`^(?<one>\d{1,2})(?<sign>[-/.])(?<other>\d{1,2})\k<sign>${YEAR}${TIME}`);
const WEEKDAY = String.raw`^(?:[a-z]{2,9}\.?,?\s+)?`;
const NAME = String.raw`(?<name>[a-z]{3,9})\.?`;
const DAY_NAME = new RegExp(
  String.raw`${WEEKDAY}(?<day>\d{1,2})(?:st|nd|rd|th)?[-/.,\s]+${NAME}[-/.,\s]+${YEAR}${TIME}`,
  'i',
);
const NAME_DAY = new RegExp(
  String.raw`${WEEKDAY}${NAME}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})${TIME}`,
  'i',
);
/** A day as spreadsheets count them, from 1950 to 2099: where a column of dates was saved as numbers. */
const COUNTED = /^(?:1[89]\d{3}|[2-6]\d{4}|7[0-2]\d{3})(?:\.\d+)?$/;
const COUNTED_FROM = Date.UTC(1899, 11, 30);
const SECONDS_A_DAY = 86_400;
/** A year of two digits is of this century below it. */
const CENTURY = 70;

/** What orders of day and month the text allows; null: it says nothing about that. */
export function ordersOf(text: string): DayOrder | 'either' | null {
  const { one, other, sign } = NUMBERS.exec(text)?.groups ?? {};
  // With dots the day is first wherever people write so; the same number twice is one day in both orders.
  if (one === undefined || other === undefined || sign === '.' || Number(one) === Number(other)) return null;
  if (Number(one) > 12) return 'day';
  return Number(other) > 12 ? 'month' : 'either';
}

/**
 * A day, or a day with a time, as people and programs write it -> `2026-04-30` and what followed it.
 * @param order of day and month; null: not known
 * @returns null for a text that is no day; `either` for one that could be two
 */
export function readTableDay(
  text: string,
  order: DayOrder | null,
): { day: string; time: string } | 'either' | null {
  const given = text.trim();
  if (COUNTED.test(given)) {
    const at = new Date(COUNTED_FROM + Math.round(Number(given) * SECONDS_A_DAY) * 1_000);
    return {
      day: at.toISOString().slice(0, 10),
      time: given.includes('.') ? at.toISOString().slice(11, 19) : '',
    };
  }
  const named = DAY_NAME.exec(given) ?? NAME_DAY.exec(given);
  const {
    year = '',
    month,
    day,
    name,
    one = '',
    other = '',
    sign,
    time = '',
  } = (ISO.exec(given) ?? named ?? NUMBERS.exec(given))?.groups ?? {};
  if (year === '') return null;
  if (one === '') return whole(year, month ?? String(monthOf(name ?? '')), { day: day ?? '', time });
  const allowed = ordersOf(given) ?? (sign === '.' ? 'day' : 'either');
  const isSame = Number(one) === Number(other);
  const known = allowed === 'either' && !isSame ? order : allowed;
  if (known === null) return 'either';
  return known === 'month' ? whole(year, one, { day: other, time }) : whole(year, other, { day: one, time });
}

const monthOf = (name: string): number => MONTHS.indexOf(name.toLowerCase().slice(0, 3)) + 1;

function whole(year: string, month: string, { day, time }: { day: string; time: string }) {
  const short = Number(year) < CENTURY ? `20${year}` : `19${year}`;
  const date = [year.length === 2 ? short : year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const at = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
  return isReal ? { day: date, time } : null;
}
