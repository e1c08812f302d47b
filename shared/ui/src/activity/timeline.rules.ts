import type { Comment, HistoryEntry } from '@atrium/contracts';
import type { Told } from './told.types.js';

/** What was loaded of one source, the newest first, and whether there is more. */
export interface Known<Item> {
  items: readonly Item[];
  more: boolean;
}

export type TimelineEntry = { at: number } & (
  | { kind: 'comment'; comment: Comment }
  | { kind: 'change'; change: HistoryEntry }
  | { kind: 'told'; told: Told }
);

export const ofComment = (comment: Comment): TimelineEntry => ({
  kind: 'comment',
  at: Date.parse(comment.createdAt),
  comment,
});
export const ofChange = (change: HistoryEntry): TimelineEntry => ({
  kind: 'change',
  at: Date.parse(change.at),
  change,
});
export const ofTold = (told: Told): TimelineEntry => ({ kind: 'told', at: Date.parse(told.at), told });

interface Merged {
  /** The newest first. */
  entries: TimelineEntry[];
  /** Of each source: whether more of it must be loaded to go on into the past. */
  next: boolean[];
}

/** Since when all is known: the oldest that was loaded, where there is more. */
const knownSince = ({ items, more }: Known<TimelineEntry>): number =>
  more ? (items.at(-1)?.at ?? Infinity) : -Infinity;

/** One line of time of several sources, back to where all of them are known. */
export function mergeTimeline(sources: readonly Known<TimelineEntry>[]): Merged {
  const since = Math.max(-Infinity, ...sources.map(knownSince));
  return {
    entries: sources
      .flatMap(({ items }) => items)
      .filter(({ at }) => at >= since)
      .sort((one, other) => other.at - one.at),
    next: sources.map((source) => source.more && knownSince(source) === since),
  };
}
