import { wallAt, textOf, dateOf } from '../recurrence/wall-time.rules.js';
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

/** Times of one day, with the days where it is not the same. */
export function spanText({ startsAt, endsAt }: Instance, zone: string): { from: string; to: string } {
  const [from, to] = [wallAt(startsAt, zone), wallAt(endsAt, zone)];
  const text = (wall: number) => textOf(wall).replace('T', ' ');
  if (dateOf(from) !== dateOf(to)) return { from: text(from), to: text(to) };
  return { from: text(from), to: text(to).slice(11) };
}
