import { RuleRefusedError } from './rule-refused.error.js';

/** The parts of a rule by their names, both in capitals. */
export type RuleParts = ReadonlyMap<string, string>;

const KNOWN = 'FREQ INTERVAL COUNT UNTIL BYDAY BYMONTHDAY BYMONTH BYSETPOS BYYEARDAY BYWEEKNO WKST'.split(
  ' ',
);
const WITHIN_A_DAY = ['BYHOUR', 'BYMINUTE', 'BYSECOND'];

const MORE_OFTEN_THAN_DAILY = 'An event cannot repeat more often than daily.';

/** Splits the value of an RRULE. Names and values may be in any case; empty parts are passed over. */
export function splitRule(text: string): RuleParts {
  const parts = new Map<string, string>();
  for (const part of text.trim().toUpperCase().split(';').filter(Boolean)) {
    const [name = '', value = '', ...more] = part.split('=');
    if (WITHIN_A_DAY.includes(name)) throw new RuleRefusedError(MORE_OFTEN_THAN_DAILY);
    if (!KNOWN.includes(name)) throw new RuleRefusedError(`${name} is not a part of a repeat rule.`);
    if (value === '' || more.length > 0) throw new RuleRefusedError(`${name} has no readable value.`);
    if (parts.has(name)) throw new RuleRefusedError(`${name} can be given only once.`);
    parts.set(name, value);
  }
  return parts;
}

/** The value of a part that has to be one of several words. */
export function wordOf<Word extends string>(
  parts: RuleParts,
  name: string,
  { words, fallback }: { words: readonly Word[]; fallback?: Word },
): Word {
  const value = parts.get(name) ?? fallback;
  const word = words.find((each) => each === value);
  if (word) return word;
  if (value === undefined) throw new RuleRefusedError(`${name} is required.`);
  if (/^(HOUR|MINUTE|SECOND)LY$/.test(value)) throw new RuleRefusedError(MORE_OFTEN_THAN_DAILY);
  throw new RuleRefusedError(`${name} is one of ${words.join(', ')}.`);
}

/** The value of a part that is a whole number from 1; null if the part is not there. */
export function numberOf(parts: RuleParts, name: string, most: number): number | null {
  const text = parts.get(name);
  if (text === undefined) return null;
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (value < 1) throw new RuleRefusedError(`${name} is at least 1.`);
  if (value > most) throw new RuleRefusedError(`${name} is at most ${String(most)}.`);
  return value;
}

/** The whole numbers of a list; `fromEnd` allows negative ones, which count from the end. */
export function numbersOf(
  parts: RuleParts,
  name: string,
  { most, fromEnd = false }: { most: number; fromEnd?: boolean },
): number[] {
  const numbers = (parts.get(name)?.split(',') ?? []).map((text) =>
    /^[+-]?\d+$/.test(text) ? Number(text) : 0,
  );
  if (numbers.some((value) => value === 0 || value > most || value < (fromEnd ? -most : 1))) {
    const range = `1 to ${String(most)}`;
    throw new RuleRefusedError(`${name} is ${range}${fromEnd ? ` or -${String(most)} to -1` : ''}.`);
  }
  return [...new Set(numbers)];
}
