import { readRule, writeRule } from './repeat-rule.rules.js';
import type { RepeatRule } from './repeat-rule.types.js';
import { untilOf } from './repetition.rules.js';
import { everHappens } from './rule-days.rules.js';
import { RuleRefusedError } from './rule-refused.error.js';
import { pointOf } from './points.rules.js';
import type { Refused, Series } from './series.types.js';
import { DAY_MS, basicText, wallOf } from './wall-time.rules.js';

/**
 * Checks a rule that comes from outside, and gives the text in which a series keeps it: the end of a timed series in
 * UTC, so that it can stand in a file of its own.
 */
export function acceptRule(
  text: string,
  series: Pick<Series, 'start' | 'timezone'>,
): { rule: string } | Refused {
  try {
    return { rule: writeRule(checkRule(readRule(text), series)) };
  } catch (error) {
    if (error instanceof RuleRefusedError) return { refused: error.message };
    throw error;
  }
}

function checkRule(rule: RepeatRule, { start, timezone }: Pick<Series, 'start' | 'timezone'>): RepeatRule {
  const until = untilOf(rule, timezone);
  if (until !== null && until < pointOf(start, timezone)) {
    throw new RuleRefusedError('The last day is before the first.');
  }
  if (!everHappens(rule, Math.floor(wallOf(start) / DAY_MS))) {
    throw new RuleRefusedError('No day ever fits this rule.');
  }
  return endInUtc(rule, timezone);
}

/** The text of an accepted rule for any program: with its end in UTC, or as a date of an all-day series. */
export const portableRule = (text: string, timezone: string | null): string =>
  writeRule(endInUtc(readRule(text), timezone));

function endInUtc(rule: RepeatRule, timezone: string | null): RepeatRule {
  const until = untilOf(rule, timezone);
  if (until === null) return rule;
  return { ...rule, until: timezone === null ? basicText(until, true) : `${basicText(until)}Z` };
}
