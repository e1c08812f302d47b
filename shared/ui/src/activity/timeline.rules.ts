import type { Comment, HistoryEntry } from '@atrium/contracts';

/** What was loaded of comments or changes, the newest first, and whether there is more. */
export interface Known<Item> {
  items: readonly Item[];
  more: boolean;
}

export type TimelineEntry =
  { kind: 'comment'; at: number; comment: Comment } | { kind: 'change'; at: number; change: HistoryEntry };

interface Merged {
  /** The newest last. */
  entries: TimelineEntry[];
  /** Of which more must be loaded to go on into the past. */
  next: { comments: boolean; changes: boolean };
}

/** Since when all is known: the oldest that was loaded, where there is more. */
const knownSince = (times: readonly number[], more: boolean): number =>
  more ? (times.at(-1) ?? Infinity) : -Infinity;

/** One line of time of comments and changes, back to where both are known. */
export function mergeTimeline(comments: Known<Comment>, changes: Known<HistoryEntry>): Merged {
  const said = comments.items.map((comment) => ({
    kind: 'comment' as const,
    at: Date.parse(comment.createdAt),
    comment,
  }));
  const done = changes.items.map((change) => ({
    kind: 'change' as const,
    at: Date.parse(change.at),
    change,
  }));
  const [ofComments, ofChanges] = [
    knownSince(
      said.map(({ at }) => at),
      comments.more,
    ),
    knownSince(
      done.map(({ at }) => at),
      changes.more,
    ),
  ];
  const since = Math.max(ofComments, ofChanges);
  return {
    entries: [...done, ...said].filter(({ at }) => at >= since).sort((one, other) => one.at - other.at),
    next: {
      comments: comments.more && ofComments === since,
      changes: changes.more && ofChanges === since,
    },
  };
}
