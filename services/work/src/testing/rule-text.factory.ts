import fc from 'fast-check';
import { readRule } from '../calendar/recurrence/repeat-rule.rules.js';
import { FREQUENCIES, WEEKDAYS, type RepeatRule } from '../calendar/recurrence/repeat-rule.types.js';
import { RuleRefusedError } from '../calendar/recurrence/rule-refused.error.js';

const listOf = <Value>(values: readonly Value[], maxLength: number) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength }), { nil: [], freq: 3 });

const numbers = fc.constantFrom('', '', '', '1', '2', '3', '5', '20', '-1', '-2', '-5');
const byDay = fc.uniqueArray(
  fc.tuple(numbers, fc.constantFrom(...WEEKDAYS)).map((parts) => parts.join('')),
  { maxLength: 4 },
);

/** Rules of every frequency with every combination of parts that is accepted, without an end. */
export const repeatRules: fc.Arbitrary<RepeatRule> = fc
  .record({
    FREQ: fc.constantFrom(...FREQUENCIES),
    INTERVAL: fc.constantFrom(1, 1, 2, 3, 4, 5, 7, 13),
    BYMONTH: listOf([1, 2, 3, 6, 8, 11, 12], 4),
    BYMONTHDAY: listOf([1, 2, 10, 13, 15, 28, 29, 30, 31, -1, -2, -31], 5),
    BYYEARDAY: listOf([1, 60, 100, 365, 366, -1, -307, -366], 3),
    BYWEEKNO: listOf([1, 2, 20, 52, 53, -1, -2, -53], 3),
    BYDAY: byDay,
    BYSETPOS: listOf([1, 2, 3, -1, -2], 2),
    WKST: fc.constantFrom('MO', 'MO', ...WEEKDAYS),
  })
  .map((parts) => {
    const filled = Object.entries(parts).filter(([, value]) => !Array.isArray(value) || value.length > 0);
    return filled.map(([name, value]) => `${name}=${String(value)}`).join(';');
  })
  .map(readOrNull)
  .filter((rule) => rule !== null);

function readOrNull(text: string): RepeatRule | null {
  try {
    return readRule(text);
  } catch (error) {
    if (error instanceof RuleRefusedError) return null;
    throw error;
  }
}
