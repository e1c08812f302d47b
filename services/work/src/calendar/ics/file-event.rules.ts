import { isNearYear } from '@atrium/contracts/calendar-reader';
import { createHash } from 'node:crypto';
import { MOST_EXCEPTIONS } from '../series/series-edit.types.js';
import { dateOf, parseWall, spreadText, textOf } from '../recurrence/wall-time.rules.js';
import { lineOf, linesOf, textOfLine, type Component } from './components.rules.js';
import { readEventTimes, type EventTimes } from './event-times.rules.js';
import { readPeople, readWords, wordOf } from './event-words.rules.js';
import { ruleOf } from './file-rule.rules.js';
import { momentIn, readTimes, textFor, type FileTime } from './file-times.rules.js';
import type { FileZone, FileZones } from './file-zones.rules.js';
import type { EventVersion, ImportedEvent, ImportWarning, SkipReason } from './imported-event.types.js';

/** What a file says of an event: a single one, a series, or one instance of a series. */
export interface FileEvent extends EventVersion {
  uid: string;
  title: string;
  /** As the file has it. */
  starts: string | null;
  /** Which instance of its series it is; null for an event of its own. */
  instanceOf: FileTime | null;
  /** What it says is so of all later instances, too. */
  isRange: boolean;
  /** The same for all versions of one event or instance. */
  key: string;
  isCancelled: boolean;
  content: FileContent | SkipReason;
}

export interface FileContent {
  event: ImportedEvent;
  zone: FileZone;
  warning: ImportWarning['warning'] | null;
}

/** @param isCancelled whether the whole file cancels its events */
export function readFileEvent(component: Component, zones: FileZones, isCancelled: boolean): FileEvent {
  const words = readWords(component);
  const times = readEventTimes(component, zones);
  const id = lineOf(component, 'RECURRENCE-ID');
  const instanceOf = (id && readTimes(id, zones)[0]) ?? null;
  const uid = textOfLine(component, 'UID') ?? uidFor(component);
  const zone = typeof times === 'string' ? null : times.zone;
  const version = { sequence: sequenceOf(component), modifiedAt: modifiedAt(component, zones) };
  return {
    uid,
    instanceOf,
    ...version,
    title: words.title,
    starts: writtenStart(component),
    isRange: instanceOf !== null && id?.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    key: instanceOf ? `${uid} ${String(momentIn(instanceOf, zone ?? zones.floating))}` : uid,
    isCancelled: isCancelled || wordOf(component, 'STATUS') === 'CANCELLED',
    content:
      typeof times === 'string' ? times : contentOf(component, times, { uid, ...version, ...words, zones }),
  };
}

/** A date, a local time, or a moment with its Z, also of an entry that cannot be read further; null if it is none. */
export function writtenStart(component: Component): string | null {
  const text = spreadText(lineOf(component, 'DTSTART')?.value ?? '');
  const wall = parseWall(text.replace(/Z$/, ''));
  if (wall === null) return null;
  return text.includes('T') ? textOf(wall) + (text.endsWith('Z') ? 'Z' : '') : dateOf(wall);
}

/** The same for the same start and title, so that a second import finds the event again. */
function uidFor(component: Component): string {
  const [start = '', title = ''] = ['DTSTART', 'SUMMARY'].map((name) => lineOf(component, name)?.value);
  return createHash('sha256').update(`${start}\n${title}`).digest('hex').slice(0, 32);
}

/** As the database keeps it. */
const MOST_SEQUENCE = 2 ** 31 - 1;

const sequenceOf = (component: Component): number => {
  const sequence = Number(lineOf(component, 'SEQUENCE')?.value.trim() ?? 0);
  return Number.isSafeInteger(sequence) && sequence > 0 ? Math.min(sequence, MOST_SEQUENCE) : 0;
};

function modifiedAt(component: Component, zones: FileZones): number {
  const line = lineOf(component, 'LAST-MODIFIED') ?? lineOf(component, 'DTSTAMP');
  const [time] = line ? readTimes(line, zones) : [];
  return time && isNearYear(dateOf(time.wall)) ? momentIn(time, 'UTC') : 0;
}

type Known = Pick<ImportedEvent, 'uid' | 'sequence' | 'modifiedAt'> &
  ReturnType<typeof readWords> & { zones: FileZones };

function contentOf(
  component: Component,
  times: EventTimes,
  { zones, ...known }: Known,
): FileContent | SkipReason {
  const { zone, warning, ...when } = times;
  const rule = ruleOf(component, { ...when, zones });
  if (typeof rule === 'object' && rule !== null) return 'ruleNotSupported';
  const listed = (name: string) => linesOf(component, name).flatMap((line) => readTimes(line, zones));
  const [exdates, rdates] = [listed('EXDATE'), listed('RDATE')];
  if (exdates.length + rdates.length > MOST_EXCEPTIONS) return 'ruleNotSupported';
  const texts = (listed: FileTime[]) => [...new Set(listed.map((time) => seriesText(time, times)))];
  const event: ImportedEvent = {
    ...known,
    ...when,
    ...readPeople(component),
    rule,
    exdates: texts(exdates),
    rdates: texts(rdates),
    overrides: [],
  };
  return { event, zone, warning };
}

/** A time as the series writes it; a date stands for the instance of that day. */
export function seriesText(time: FileTime, series: Pick<EventTimes, 'timezone' | 'zone' | 'start'>): string {
  const isDay = time.isDate && series.timezone !== null;
  return isDay ? `${dateOf(time.wall)}${series.start.slice(10)}` : textFor(time, series);
}
