import type { SeriesOverride } from '../recurrence/series.types.js';
import { MOST_EXCEPTIONS } from '../series/series-edit.types.js';
import { overrideFor } from './file-instance.rules.js';
import type { FileContent, FileEvent } from './file-event.rules.js';
import { changeRange } from './file-range.rules.js';
import type { EventVersion, ImportedCalendar, ImportedEvent, SkipReason } from './imported-event.types.js';

type Found = Omit<ImportedCalendar, 'calendarName'>;

/** Whether a version of an event replaces another: by SEQUENCE, then by the time of the last change. */
export const isNewer = (one: EventVersion, other: EventVersion): boolean =>
  one.sequence === other.sequence ? one.modifiedAt > other.modifiedAt : one.sequence > other.sequence;

/** Joins the instances of a file with their series. Of several versions of one thing the newest counts. */
export function joinSeries(all: readonly FileEvent[]): Found {
  const newest = new Map<string, FileEvent>();
  for (const event of all) {
    const other = newest.get(event.key);
    if (!other || !isNewer(other, event)) newest.set(event.key, event);
  }
  const byUid = new Map<string, FileEvent[]>();
  for (const event of newest.values()) {
    const versions = byUid.get(event.uid);
    if (versions) versions.push(event);
    else byUid.set(event.uid, [event]);
  }
  const found: Found = { events: [], skipped: [], warnings: [] };
  for (const versions of byUid.values()) addVersions(found, versions);
  return found;
}

/** @param versions a series, instances of it, or both */
function addVersions(found: Found, versions: readonly FileEvent[]): void {
  const series = versions.find(({ instanceOf }) => instanceOf === null);
  const instances = versions.filter((each) => each !== series);
  if (!series) {
    for (const [at, instance] of instances.entries()) addLone(found, instance, at > 0);
    return;
  }
  const content = contentOf(found, series);
  if (!content) return;
  if (instances.length > MOST_EXCEPTIONS) {
    skip(found, series, 'ruleNotSupported');
    return;
  }
  const { single, ranges, exdates } = partsOf(found, content, { series, instances });
  const whole = { ...content.event, exdates: [...content.event.exdates, ...exdates], overrides: single };
  add(found, { ...content, event: withRanges(found, whole, { content, ranges }) });
}

/** What instances make of their series; those that cannot be exceptions of it are events of their own. */
function partsOf(
  found: Found,
  content: FileContent,
  { series, instances }: { series: FileEvent; instances: readonly FileEvent[] },
) {
  const [single, ranges, exdates]: [SeriesOverride[], FileEvent[], string[]] = [[], [], []];
  for (const instance of instances) {
    const part = overrideFor(content, instance);
    if ('override' in part && !instance.isRange) single.push(part.override);
    else if ('override' in part) ranges.push(instance);
    else if (part.exdates.length > 0 || series.sequence <= instance.sequence) {
      exdates.push(...part.exdates);
      addLone(found, instance, true);
    }
    // Else a later version of the series has the date no longer.
  }
  return { single, ranges, exdates };
}

/** The series after changes of dates and of all that follow them. */
function withRanges(
  found: Found,
  whole: ImportedEvent,
  { content, ranges }: { content: FileContent; ranges: readonly FileEvent[] },
): ImportedEvent {
  let event = whole;
  // The last first: each changes what no later one does.
  for (const range of ranges.toSorted((a, b) => (b.instanceOf?.wall ?? 0) - (a.instanceOf?.wall ?? 0))) {
    const part = overrideFor(content, range);
    if (!('override' in part)) continue;
    const listed = typeof range.content !== 'string' && laterDates(range.content.event).length > 0;
    const change = listed ? { ...part.override, cancelled: true } : part.override;
    const ranged = changeRange(event, change);
    if (ranged) event = ranged.event;
    else skip(found, range, 'ruleNotSupported');
    if (ranged?.following) add(found, { ...content, event: ranged.following });
    if (ranged && listed) addLone(found, range, true);
  }
  return event;
}

/** Notes writes the dates of a series as those of its first instance. */
const laterDates = ({ rdates, start }: ImportedEvent): string[] => rdates.filter((date) => date !== start);

/** An instance without its series is an event of the dates that it names. The UID may be taken by another. */
function addLone(found: Found, instance: FileEvent, isUidTaken: boolean): void {
  const content = contentOf(found, instance);
  if (!content) return;
  const { event } = content;
  const uid = isUidTaken ? `${event.uid}/${event.start}` : event.uid;
  const rdates = laterDates(event);
  add(found, { ...content, event: { ...event, uid, rule: null, exdates: [], rdates } });
}

function add(found: Found, { event, warning }: FileContent): void {
  found.events.push(event);
  if (warning) found.warnings.push({ uid: event.uid, warning });
}

/** What can be imported of an event; otherwise it is left out with its reason. */
function contentOf(found: Found, event: FileEvent): FileContent | null {
  const { isCancelled, content } = event;
  if (!isCancelled && typeof content !== 'string') return content;
  skip(found, event, typeof content === 'string' && !isCancelled ? content : 'cancelled');
  return null;
}

function skip(found: Found, { uid, title, starts }: FileEvent, reason: SkipReason): void {
  found.skipped.push({ uid, title, starts, reason });
}
