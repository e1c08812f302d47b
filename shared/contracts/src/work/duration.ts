/** The most that a day holds. */
export const DAY_MINUTES = 1440;

const HOURS_AND_MINUTES = /^(?:(\d{1,3})h)?(?:(\d{1,4})m(?:in)?)?$/;
const CLOCK = /^(\d{1,3}):([0-5]\d)$/;
const DECIMAL = /^\d{1,3}(?:\.\d{1,2})?$/;

/**
 * The whole minutes of a duration as people type it: `1h 30m`, `1:30`, `90m` and `1.5` (hours) mean the same.
 * @returns null for any other text, and for an empty one
 */
export function parseDuration(typed: string): number | null {
  const text = toPlainDigits(typed).toLowerCase().replace(/\s+/g, '').replace(/[,٫]/, '.');
  if (text === '') return null;
  const clock = CLOCK.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  if (DECIMAL.test(text)) return Math.round(Number(text) * 60);
  const named = HOURS_AND_MINUTES.exec(text);
  return named ? Number(named[1] ?? 0) * 60 + Number(named[2] ?? 0) : null;
}

/** `1:30` for 90 minutes; the same in all languages, so that columns of hours line up. */
export function sayDuration(minutes: number): string {
  const whole = Math.abs(Math.round(minutes));
  const text = `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
  return minutes < 0 && whole > 0 ? `-${text}` : text;
}

/** The code points of zero in Devanagari, Arabic and Persian digits. */
const ZEROS = [0x0966, 0x0660, 0x06f0];

const toPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((of) => code >= of && code <= of + 9);
    return zero === undefined ? digit : String(code - zero);
  });
