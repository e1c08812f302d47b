import { findInstance } from '../recurrence/expand.rules.js';
import { pointOf, textIn } from '../recurrence/points.rules.js';
import { acceptRule } from '../recurrence/rule-check.rules.js';
import type { Refused, Series } from '../recurrence/series.types.js';
import { nominalWall } from './nominal-time.rules.js';
import { changeInstance, deleteInstance } from './instance-edit.rules.js';
import {
  MOST_EXCEPTIONS,
  type Edited,
  type EditedSeries,
  type EditResult,
  type RuleQuestion,
  type SeriesChange,
  type SeriesEdit,
} from './series-edit.types.js';
import { dropOrphans } from './orphans.rules.js';
import { startOnRule } from './rule-start.rules.js';
import { isOtherPattern, moveSeries } from './series-move.rules.js';
import { splitSeries } from './series-split.rules.js';

const GONE: Refused = { refused: 'This date is no longer part of the event.' };

type Change = (Edited & Partial<Pick<EditedSeries, 'begins'>>) | RuleQuestion | Refused;

/** A series after one instance, that and the following ones, or all were changed or deleted. */
export function editSeries(series: Series, { at, ...edit }: SeriesEdit): EditResult {
  if (!findInstance(series, at)) return GONE;
  const set = withoutSameRule(edit.set ?? {}, series);
  const { start = at, timezone = series.timezone, rule = null } = set;
  const accepted = rule === null ? null : acceptRule(rule, { start, timezone });
  if (accepted && 'refused' in accepted) return accepted;
  const isSingle = series.rule === null && series.rdates.length === 0;
  const by = edit.action === 'delete' ? deletions : changes;
  const result = by[isSingle ? 'all' : edit.scope](series, at, set);
  if (!('series' in result)) return result;
  if ([result.series, result.following].some((part) => part && countExceptions(part) > MOST_EXCEPTIONS)) {
    return { refused: 'A series can have at most 1,000 exceptions.' };
  }
  return { begins: null, ...result, grows: edit.action === 'delete' || isOtherMeeting(set) };
}

const countExceptions = ({ exdates, rdates, overrides }: Series): number =>
  exdates.length + rdates.length + overrides.length;

/** A form sends the rule also when nobody changed it. */
function withoutSameRule({ rule, ...set }: SeriesChange, series: Series): SeriesChange {
  return rule === undefined || rule === series.rule ? set : { ...set, rule };
}

const isOtherMeeting = ({ words, ...times }: SeriesChange): boolean =>
  Object.keys(times).length > 0 || words?.place !== undefined;

type ByScope = Record<SeriesEdit['scope'], (series: Series, at: string, set: SeriesChange) => Change>;

const deletions: ByScope = {
  this: deleteInstance,
  following: (series, at) => {
    const { earlier, later } = splitSeries(series, at);
    return {
      series: earlier,
      following: null,
      dropped: later ? countExceptions(later) : 0,
    };
  },
  all: (series) => ({ series: null, following: null, dropped: countExceptions(series) }),
};

const changes: ByScope = {
  this: changeInstance,
  following: (series, at, set) => {
    const { earlier, later } = splitSeries(series, at);
    if (!later) return GONE;
    const isOtherRule = set.rule !== undefined && isOtherPattern(series.rule, set.rule);
    const left = isOtherRule ? withoutExceptions(later, at) : absorbEdited(later, at, set);
    const begun = begin(moveSeries(left, at, set), isOtherRule);
    if (!('begins' in begun)) return begun;
    const { series: following, dropped } = dropOrphans(begun.series);
    const { begins } = begun;
    return { series: earlier, following, dropped: isOtherRule ? countExceptions(later) : dropped, begins };
  },
  all: (series, at, set) => {
    const isOtherRule = set.rule !== undefined && isOtherPattern(series.rule, set.rule);
    const begun = begin(moveSeries(absorbEdited(series, at, set), at, set), isOtherRule);
    if (!('begins' in begun)) return begun;
    return { ...dropOrphans(begun.series), following: null, begins: begun.begins };
  },
};

/** With another rule a moved series begins on a day of that. */
function begin<Failed extends object>(moved: Series | Failed, isOtherRule: boolean) {
  if (!('start' in moved)) return moved;
  const series = isOtherRule ? startOnRule(moved) : moved;
  if (!('start' in series)) return series;
  return { series, begins: series.start === moved.start ? null : series.start };
}

/** With another rule the series begins anew at the edited instance. */
const withoutExceptions = (series: Series, at: string): Series => ({
  ...series,
  start: textIn(nominalWall(series, at), series.timezone),
  exdates: [],
  rdates: [],
  overrides: [],
});

/** What is set for the whole series replaces what the edited instance had of its own. */
function absorbEdited(series: Series, at: string, { start, length, words }: SeriesChange): Series {
  const point = pointOf(at, series.timezone);
  const overrides = series.overrides.map((override) => {
    if (pointOf(override.recurrenceId, series.timezone) !== point) return override;
    const { start: ownStart, length: ownLength, words: ownWords = {}, ...rest } = override;
    const leftWords = Object.entries(ownWords).filter(([name]) => !Object.hasOwn(words ?? {}, name));
    return {
      ...rest,
      ...(ownStart !== undefined && start === undefined && { start: ownStart }),
      ...(ownLength !== undefined && length === undefined && { length: ownLength }),
      ...(leftWords.length > 0 && { words: Object.fromEntries(leftWords) }),
    };
  });
  return { ...series, overrides: overrides.filter((override) => Object.keys(override).length > 1) };
}
