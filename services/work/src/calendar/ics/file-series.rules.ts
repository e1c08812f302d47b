import { MOST_EXCEPTIONS } from '../series/series-edit.types.js';
import { overrideFor } from './file-instance.rules.js';
import type { FileContent, FileEvent } from './file-event.rules.js';
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
  const { event } = content;
  const exdates: string[] = [];
  const overrides: ImportedEvent['overrides'][number][] = [];
  for (const instance of instances) {
    const part = overrideFor(content, instance);
    if ('override' in part) overrides.push(part.override);
    else {
      exdates.push(...part.exdates);
      addLone(found, instance, true);
    }
  }
  add(found, { ...content, event: { ...event, exdates: [...event.exdates, ...exdates], overrides } });
}

/** An instance without its series is a single event. The UID may be taken by another. */
function addLone(found: Found, instance: FileEvent, isUidTaken: boolean): void {
  const content = contentOf(found, instance);
  if (!content) return;
  const { event } = content;
  const uid = isUidTaken ? `${event.uid}/${event.start}` : event.uid;
  add(found, { ...content, event: { ...event, uid, rule: null, exdates: [], rdates: [] } });
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

function skip(found: Found, { uid, title }: FileEvent, reason: SkipReason): void {
  found.skipped.push({ uid, title, reason });
}
