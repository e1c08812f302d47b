import { Temporal } from 'temporal-polyfill';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

const WALL = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/;

/** The end of the years that four digits can write. */
export const LAST_WALL = Date.UTC(9999, 11, 31, 23, 59, 59);

/** A local time that a clock in a zone shows, and the moment at which it does. */
export interface Placed {
  /** Milliseconds of the epoch. */
  moment: number;
  /** The local time in milliseconds, as if it were UTC. */
  wall: number;
  /** The second of two equal local times, which only a time in UTC can name. */
  isRepeated?: boolean;
}

/** A local time or a date in milliseconds as if it were UTC; null if there is no such day or time. */
export function parseWall(text: string): number | null {
  if (!WALL.test(text)) return null;
  const wall = Date.parse(text.includes('T') ? `${text}Z` : `${text}T00:00Z`);
  // The parser of JavaScript moves 30 February into March.
  return Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(text) ? null : wall;
}

/** @throws for a text that is no local time: texts from outside are checked with `parseWall` first */
export function wallOf(text: string): number {
  const wall = parseWall(text);
  if (wall === null) throw new Error(`"${text}" is no local time.`);
  return wall;
}

/** The midnight before a local time. */
export const dayStart = (wall: number): number => Math.floor(wall / DAY_MS) * DAY_MS;

export const timeOfDay = (wall: number): number => wall - dayStart(wall);

export const dateOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** `2026-11-02T10:00`, with seconds only if it has some. */
export function textOf(wall: number): string {
  const text = new Date(wall).toISOString();
  return text.slice(0, text.slice(17, 19) === '00' ? 16 : 19);
}

/** `20261102T100000Z` as `2026-11-02T10:00:00Z`, and `20261102` as `2026-11-02`. */
export const spreadText = (basic: string): string =>
  basic.replace(/^(\d{4})(\d{2})(\d{2})/, '$1-$2-$3').replace(/T(\d{2})(\d{2})(\d{2})/, 'T$1:$2:$3');

/** `20261102T100000` for a local time, `20261102` for a date. */
export const basicText = (wall: number, isDate = false): string =>
  new Date(wall)
    .toISOString()
    .replace(/[-:]/g, '')
    .slice(0, isDate ? 8 : 15);

const isUtc = (zone: string): boolean => zone === 'UTC';

/** What a zone was asked is kept: a window asks the same of every series, and people look at the same days again. */
const MOST_KEPT = 20_000;

function keeping<Answer>(find: (at: number, zone: string) => Answer): (at: number, zone: string) => Answer {
  const kept = new Map<string, Answer>();
  return (at, zone) => {
    const key = `${zone} ${String(at)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const answer = find(at, zone);
    kept.set(key, answer);
    return answer;
  };
}

/** A local time that the clock skips takes the offset from before the gap; of one that occurs twice it is the first. */
export const placeWall = keeping((wall: number, zone: string): Readonly<Placed> => {
  if (isUtc(zone)) return { moment: wall, wall };
  const at = new Date(wall);
  const zoned = new Temporal.PlainDateTime(
    ...[at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()],
    ...[at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()],
  ).toZonedDateTime(zone, { disambiguation: 'compatible' });
  return { moment: zoned.epochMilliseconds, wall: zoned.epochMilliseconds + offsetOf(zoned) };
});

/** What a clock in the zone shows at a moment, as if it were UTC. */
export const wallAt = keeping((moment: number, zone: string): number => {
  if (isUtc(zone)) return moment;
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
  return moment + offsetOf(zoned);
});

const offsetOf = ({ offsetNanoseconds }: Temporal.ZonedDateTime): number => offsetNanoseconds / 1_000_000;

/** `2026-11-02T10:00+05:30`. */
export function offsetText({ moment, wall }: Placed): string {
  const minutes = Math.round((wall - moment) / MINUTE_MS);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${textOf(wall)}${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}

/** The name of a zone as the IANA database spells it, in any case; null if this machine does not know it. */
export function findZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Temporal.PlainDateTime(2026, 1, 1).toZonedDateTime(name).timeZoneId;
  } catch {
    return null;
  }
}
