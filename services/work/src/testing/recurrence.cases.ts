import { expandSeries } from '../calendar/recurrence/expand.rules.js';
import { placeText } from '../calendar/recurrence/points.rules.js';
import { acceptRule } from '../calendar/recurrence/rule-check.rules.js';
import type { Instance, Refused, Series } from '../calendar/recurrence/series.types.js';
import { offsetText } from '../calendar/recurrence/wall-time.rules.js';
import { editSeries } from '../calendar/series/series-edit.rules.js';
import type { SeriesEdit } from '../calendar/series/series-edit.types.js';

interface GivenLength {
  minutes?: number;
  days?: number;
}

interface GivenOverride extends GivenLength {
  recurrenceId: string;
  start?: string;
  cancelled?: boolean;
  title?: string;
}

interface GivenEdit extends Omit<SeriesEdit, 'set'> {
  set?: GivenLength & { start?: string; rule?: string; timezone?: string; title?: string };
}

interface GivenSeries extends GivenLength {
  timezone?: string;
  allDay?: boolean;
  start: string;
  rule?: string;
  exdates?: string[];
  rdates?: string[];
  overrides?: GivenOverride[];
  edit?: GivenEdit;
  window?: [from: string, to: string];
}

/** What the product's rules make of a case of `recurrence-cases.json`. */
export function runCase(_kind: string | undefined, given: GivenSeries): unknown {
  const { timezone = null } = given;
  const series = seriesOf(given, timezone);
  const parts = 'refused' in series ? series : editedParts(series, given.edit);
  if ('refused' in parts) return 'refused';
  const [from, to] = given.window ?? ['0001-01-01', '9999-12-31'];
  const instances = parts.flatMap((part) => expandSeries(part, { from, to }));
  const inOrder = instances.toSorted((a, b) => a.startsAt - b.startsAt);
  return given.overrides && !given.edit
    ? inOrder.map((instance) => detailsOf(instance, timezone))
    : inOrder.map(({ start }) => start);
}

function seriesOf({ start, rule, ...given }: GivenSeries, timezone: string | null): Series | Refused {
  const accepted = rule === undefined ? { rule: null } : acceptRule(rule, { start, timezone });
  if ('refused' in accepted) return accepted;
  const { exdates = [], rdates = [], overrides = [] } = given;
  const length = lengthOf(given) ?? (timezone === null ? 1 : 60);
  return { timezone, start, ...accepted, length, exdates, rdates, overrides: overrides.map(fieldsOf) };
}

const lengthOf = ({ minutes, days }: GivenLength): number | undefined => minutes ?? days;

/** The product has the length in minutes or days alike, and the title among the words. */
function fieldsOf<Given extends GivenLength & { title?: string }>({ title, minutes, days, ...given }: Given) {
  const length = minutes ?? days;
  return {
    ...given,
    ...(length !== undefined && { length }),
    ...(title !== undefined && { words: { title } }),
  };
}

function editedParts(series: Series, edit: GivenEdit | undefined): Series[] | Refused {
  if (!edit) return [series];
  const result = editSeries(series, { ...edit, set: fieldsOf(edit.set ?? {}) });
  if ('refused' in result) return result;
  if ('ask' in result) return { refused: 'The rule names days by number.' };
  return [result.series, result.following].filter((part) => part !== null);
}

const detailsOf = ({ start, recurrenceId, override }: Instance, timezone: string | null) => ({
  start,
  recurrenceId: timezone === null ? recurrenceId : offsetText(placeText(recurrenceId, timezone)),
  ...override?.words,
});
