import { MOST_REPEATS } from '@atrium/contracts/calendar-reader';
import { refuseCombination } from './rule-combination.rules.js';
import { numberOf, numbersOf, splitRule, wordOf, type RuleParts } from './rule-parts.rules.js';
import { RuleRefusedError } from './rule-refused.error.js';
import { parseWall, spreadText } from './wall-time.rules.js';
import { FREQUENCIES, WEEKDAYS, type RepeatRule, type RuleDay, type Weekday } from './repeat-rule.types.js';

const DAY = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/;
const UNTIL = /^\d{8}(T\d{6}Z?)?$/;

/**
 * Reads the value of an RRULE.
 * @throws {RuleRefusedError} for a rule that RFC 5545 forbids, or that repeats more often than daily
 */
export function readRule(text: string): RepeatRule {
  const parts = splitRule(text);
  const rule: RepeatRule = {
    freq: wordOf(parts, 'FREQ', { words: FREQUENCIES }),
    interval: numberOf(parts, 'INTERVAL', MOST_REPEATS) ?? 1,
    count: numberOf(parts, 'COUNT', MOST_REPEATS),
    until: untilOf(parts),
    byDay: daysOf(parts),
    byMonthDay: numbersOf(parts, 'BYMONTHDAY', { most: 31, fromEnd: true }),
    byMonth: numbersOf(parts, 'BYMONTH', { most: 12 }),
    byYearDay: numbersOf(parts, 'BYYEARDAY', { most: 366, fromEnd: true }),
    byWeekNo: numbersOf(parts, 'BYWEEKNO', { most: 53, fromEnd: true }),
    bySetPos: numbersOf(parts, 'BYSETPOS', { most: 366, fromEnd: true }),
    weekStart: wordOf(parts, 'WKST', { words: WEEKDAYS, fallback: 'MO' }),
  };
  refuseCombination(rule);
  return rule;
}

/** The text of a rule, always in the same order and without defaults. */
export function writeRule(rule: RepeatRule): string {
  const { count, until } = rule;
  const end = count === null ? until && `;UNTIL=${until}` : `;COUNT=${String(count)}`;
  return `${writePattern(rule)}${end ?? ''}`;
}

/** The text of a rule without its end. */
export function writePattern(rule: RepeatRule): string {
  const lists: [name: string, values: readonly (string | number)[]][] = [
    ['BYMONTH', rule.byMonth],
    ['BYWEEKNO', rule.byWeekNo],
    ['BYYEARDAY', rule.byYearDay],
    ['BYMONTHDAY', rule.byMonthDay],
    ['BYDAY', rule.byDay.map(({ nth, weekday }) => `${String(nth ?? '')}${weekday}`)],
    ['BYSETPOS', rule.bySetPos],
    ['WKST', rule.weekStart === 'MO' ? [] : [rule.weekStart]],
  ];
  const interval = rule.interval === 1 ? '' : `;INTERVAL=${String(rule.interval)}`;
  const filled = lists.filter(([, values]) => values.length > 0);
  return `FREQ=${rule.freq}${interval}${filled.map(([name, values]) => `;${name}=${values.join(',')}`).join('')}`;
}

function untilOf(parts: RuleParts): string | null {
  const until = parts.get('UNTIL') ?? null;
  if (until === null) return null;
  const exists = UNTIL.test(until) && parseWall(spreadText(until).replace('Z', '')) !== null;
  if (!exists) throw new RuleRefusedError('UNTIL is a date, or a time in UTC.');
  return until;
}

const daysOf = (parts: RuleParts): RuleDay[] =>
  (parts.get('BYDAY')?.split(',') ?? []).map((text) => {
    const [, nth, weekday] = DAY.exec(text) ?? [];
    if (!weekday || Math.abs(Number(nth ?? 1)) > 53 || Number(nth ?? 1) === 0)
      throw new RuleRefusedError('BYDAY lists weekdays like MO, 2TU or -1FR.');
    return { nth: nth ? Number(nth) : null, weekday: weekday as Weekday };
  });
