import { LOCALES, type Language } from '@atrium/contracts';
import { DAY_MS } from '../recurrence/wall-time.rules.js';
import type { Instance } from '../recurrence/series.types.js';

/** The first of `taken` that overlaps one of `wanted`; both are in order of their start. */
export function clashOf(wanted: readonly Instance[], taken: readonly Instance[]): Instance | null {
  let at = 0;
  for (const each of taken) {
    while (at < wanted.length && (wanted[at]?.endsAt ?? 0) <= each.startsAt) at += 1;
    const next = wanted[at];
    if (next && next.startsAt < each.endsAt) return each;
  }
  return null;
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** When an instance is: `Fri, 11 Dec, 15:00–16:00`. @param zone null: whole days */
export function sayInstance({ startsAt, endsAt }: Instance, zone: string | null, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    ...DAY,
    ...(zone !== null && TIME),
    timeZone: zone ?? 'UTC',
  });
  return format.formatRange(startsAt, zone === null ? Math.max(startsAt, endsAt - DAY_MS) : endsAt);
}
