import { repetitionOf } from '../recurrence/repetition.rules.js';
import { acceptRule } from '../recurrence/rule-check.rules.js';
import { LAST_DAY, ruleDays } from '../recurrence/rule-days.rules.js';
import { textIn } from '../recurrence/points.rules.js';
import type { Refused, Series } from '../recurrence/series.types.js';
import { DAY_MS, dayStart } from '../recurrence/wall-time.rules.js';

/**
 * A series that begins on the first day of its rule. Its start counts as a date in any case, and whoever chose another
 * rule at a later date does not see that the first one is none of its days.
 */
export function startOnRule(series: Series): Series | Refused {
  const { rule, start, timezone } = repetitionOf(series);
  if (rule === null || series.rule === null) return series;
  const begun = dayStart(start) / DAY_MS;
  const [first = begun] = ruleDays(rule, begun, { from: begun, to: LAST_DAY });
  if (first === begun) return series;
  const moved = { ...series, start: textIn(start + (first - begun) * DAY_MS, timezone) };
  const accepted = acceptRule(series.rule, moved);
  return 'refused' in accepted ? accepted : moved;
}
