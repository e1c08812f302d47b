import assert from 'node:assert/strict';
import { expandSeries } from '../calendar/recurrence/expand.rules.js';
import { nameOf, placeIn, textIn } from '../calendar/recurrence/points.rules.js';
import { acceptRule } from '../calendar/recurrence/rule-check.rules.js';
import type { Series } from '../calendar/recurrence/series.types.js';
import {
  DAY_MS,
  basicText,
  dayStart,
  textOf,
  timeOfDay,
  wallOf,
} from '../calendar/recurrence/wall-time.rules.js';
import { editSeries } from '../calendar/series/series-edit.rules.js';
import { isOtherPattern } from '../calendar/series/series-move.rules.js';
import { ListedSeries, type Row, type RowChange } from './listed-series.factory.js';
import type { HistoryStep, SeriesHistory } from './series-history.factory.js';

/** A series beside the list of its instances. */
interface Part {
  series: Series;
  listed: ListedSeries;
}

type GivenRule = SeriesHistory['rule'];
type Step = Omit<HistoryStep, 'rule'> & { rule: GivenRule | null };

/** Five past noon: never the time of an instance of a rule. */
const EXTRA_TIME = wallOf('1970-01-01T12:05');
const COMPARED_DAYS = 300;

/** Carries the same edits out on a series, by the product's rules, and on the plain list of its instances. */
export class EditedCalendar {
  parts: readonly Part[];
  private readonly firstDay: number;
  edits = 0;

  constructor({ timezone, firstDay, rule, time, ...given }: SeriesHistory) {
    this.firstDay = wallOf(firstDay);
    const part = beginPart(timezone, this.firstDay + (timezone === null ? 0 : time), { rule });
    const first = part.listed.present[0]?.original;
    const excluded = given.excluded.flatMap((at) => part.listed.present[at]?.original ?? []);
    const exdates = excluded.filter((each) => each !== first);
    for (const each of exdates) part.listed.deleteOne(each);
    const rdates = (timezone === null ? [] : given.extra).map(
      (day) => this.firstDay + day * DAY_MS + EXTRA_TIME,
    );
    for (const each of rdates) part.listed.addExtra(each);
    const text = (wall: number) => textIn(wall, timezone);
    part.series = { ...part.series, exdates: exdates.map(text), rdates: rdates.map(text) };
    this.parts = [part];
  }

  play(step: Step): void {
    const part = this.parts[step.part % Math.max(1, this.parts.length)];
    const rows = part?.listed.present.slice(0, 26) ?? [];
    const row = rows[step.at % Math.max(1, rows.length)];
    if (!part || !row) return;
    const edited = editPart(part, { ...step, scope: scopeOf(part.series, step) }, row);
    if (!edited) return;
    this.edits += 1;
    this.parts = [...this.parts.filter((each) => each !== part), ...edited];
  }

  /** Fails where the series do not have the instances that are listed. */
  check(): void {
    const range = { from: this.firstDay - 30 * DAY_MS, to: this.firstDay + COMPARED_DAYS * DAY_MS };
    for (const { series, listed } of this.parts) {
      const window = { from: textOf(range.from - DAY_MS), to: textOf(range.to + DAY_MS) };
      const lines = expandSeries(series, window)
        .filter(({ startsAt }) => startsAt >= range.from && startsAt < range.to)
        .map(
          ({ start, length, override }) =>
            `${start} ${String(length)} ${String(override?.words?.title ?? listed.title)}`,
        );
      assert.deepEqual(lines.sort(), listed.list(range).sort());
    }
  }
}

function scopeOf({ rule, rdates }: Series, { scope }: Step): Step['scope'] {
  return rule === null && rdates.length === 0 ? 'all' : scope;
}

function beginPart(
  timezone: string | null,
  start: number,
  { rule, length = timezone === null ? 1 : 60 }: { rule: GivenRule; length?: number },
): Part {
  const begin = { timezone, start: textIn(start, timezone) };
  const accepted = acceptRule(ruleText(rule, start), begin);
  assert('rule' in accepted, ruleText(rule, start));
  return {
    series: { ...begin, ...accepted, length, exdates: [], rdates: [], overrides: [] },
    listed: ListedSeries.ofRule(timezone, start, { ...rule, length }),
  };
}

function ruleText({ pattern, end }: GivenRule, start: number): string {
  if (end.days !== undefined) return `${pattern};UNTIL=${basicText(start + end.days * DAY_MS, true)}`;
  return end.count !== undefined ? `${pattern};COUNT=${String(end.count)}` : pattern;
}

/** The one or two parts that a part becomes; null if the edit asks or is refused. */
function editPart(part: Part, step: Step, row: Row): Part[] | null {
  const { series, listed } = part;
  const rule = ruleOf(series, step);
  const start = startOf(series, step, row);
  const change = {
    ...(start !== null && { start }),
    ...(step.length !== null && { length: step.length }),
    ...(step.title !== null && { title: step.title }),
  };
  const { start: _, title, ...set } = change;
  const result = editSeries(series, {
    action: step.action,
    scope: step.scope,
    at: nameIn(series, row.original, step.inUtc),
    set: {
      ...set,
      ...(start !== null && { start: textIn(start, series.timezone) }),
      ...(rule && { rule: ruleText(rule, start ?? row.original) }),
      ...(title !== undefined && { words: { title } }),
    },
  });
  if ('ask' in result) assert(/MONTHLY|YEARLY/.test(series.rule ?? ''));
  if ('refused' in result) assert.equal(result.refused, 'The last day is before the first.');
  if (!('series' in result)) return null;
  const isCounted = series.rule?.includes('COUNT') ?? false;
  const lists = carryOut(listed, { ...step, rule, change, row, isCounted });
  return [result.series, result.following].flatMap((edited, at) => {
    const list = lists[at];
    if (edited && list) return [{ series: edited, listed: list }];
    assert.deepEqual(list?.present ?? [], []);
    return [];
  });
}

/** A new rule only from an instance on, and only one that means other days. */
const ruleOf = (series: Series, { rule, scope, action }: Step): GivenRule | null =>
  rule && scope === 'following' && action === 'change' && isOtherPattern(series.rule, rule.pattern)
    ? rule
    : null;

function startOf({ timezone }: Series, { moves, days, time }: Step, { original }: Row): number | null {
  if (!moves) return null;
  const ownTime = timezone === null || time === null ? timeOfDay(original) : time;
  return dayStart(original) + days * DAY_MS + ownTime;
}

function nameIn({ timezone }: Series, original: number, inUtc: boolean): string {
  const at = placeIn(original, timezone);
  return inUtc && timezone !== null ? `${textOf(at.moment)}Z` : nameOf(at, timezone);
}

interface Edit extends Step {
  change: RowChange;
  row: Row;
  isCounted: boolean;
}

/** The same edit on the list: what the event itself becomes, and the new one. */
function carryOut(listed: ListedSeries, { scope, action, change, ...edit }: Edit): (ListedSeries | null)[] {
  const { original } = edit.row;
  if (scope === 'all' && action === 'delete') return [null, null];
  if (scope === 'all') listed.changeAll(original, change);
  if (scope === 'this' && action === 'delete') listed.deleteOne(original);
  if (scope === 'this' && action === 'change') listed.changeOne(original, change);
  if (scope !== 'following') return [listed, null];
  const rest = listed.cutFrom(original, edit.isCounted);
  if (action === 'delete') return [listed, null];
  if (!edit.rule) {
    rest.changeAll(original, change);
    return [listed, rest];
  }
  const begun = ListedSeries.ofRule(listed.timezone, change.start ?? original, {
    ...edit.rule,
    length: change.length ?? listed.length,
  });
  begun.title = change.title ?? listed.title;
  return [listed, begun];
}
