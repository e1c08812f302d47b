import type { LiveTag, SubjectPlace } from '@atrium/contracts';
import { useListCommentsInfiniteQuery } from '../comments/comments.api.js';
import { AuditVocabulary } from '../history/audit-vocabulary.rules.js';
import { useListAuditWordsQuery, useListHistoryInfiniteQuery } from '../history/history.api.js';
import { withoutNext, type AskedPages } from '../pagination/next-page.js';
import { allOf, type LoadedQuery } from '../states/loaded-query.js';
import {
  mergeTimeline,
  ofChange,
  ofComment,
  ofTold,
  type Known,
  type TimelineEntry,
} from './timeline.rules.js';
import type { ToldSource } from './told.types.js';

export type Shown = 'all' | 'comments' | 'changes';

export interface ActivityQuery {
  place: SubjectPlace;
  tag: LiveTag;
  shown: Shown;
  /** What else is told of it; shown with the comments. */
  told: readonly ToldSource[];
}

/** The timeline of a record; what is not shown is not asked for, and comments are shown without what else failed. */
export function useActivity({ place, tag, shown, told }: ActivityQuery) {
  const [skipsComments, skipsChanges] = [shown === 'changes', shown === 'comments'];
  const comments = withoutNext(useListCommentsInfiniteQuery(place, { skip: skipsComments }));
  const history = withoutNext(useListHistoryInfiniteQuery({ ...place, tag }, { skip: skipsChanges }));
  const said = useListAuditWordsQuery(place.kind, { skip: skipsChanges });
  const changes = allOf([history, said]);
  const isWithoutChanges = shown === 'all' && !changes.data;
  const lacksChanges = isWithoutChanges && [history, said].every(isAnswered);
  const leavesChanges = skipsChanges || lacksChanges;
  const toldHere = skipsComments ? [] : told;
  const asked = allOf([...(skipsComments ? [] : [comments]), ...(leavesChanges ? [] : [history, said])]);
  const waits = toldHere.some(({ query }) => !isAnswered(query));
  const sources = [
    // A skipped query still has what it answered last.
    { query: comments, known: skipsComments ? NOTHING : knownOf(comments, ofComment) },
    { query: history, known: leavesChanges ? NOTHING : knownOf(history, ofChange) },
    ...toldHere.map(({ query, items }) => ({
      query: { ...NO_PAGES, ...query },
      known: { items: items.map(ofTold), more: query.hasNextPage ?? false },
    })),
  ];
  const merge = () => {
    const { entries, next } = mergeTimeline(sources.map(({ known }) => known));
    return {
      entries,
      earlier: sources.flatMap(({ query }, place) => (next[place] ? [query] : [])),
      words: said.data && new AuditVocabulary(said.data),
    };
  };
  return {
    changes,
    lacksChanges,
    /** What else is told and did not come. */
    lacking: allOf(
      toldHere.map(({ query }) => query).filter(({ data, error }) => data === undefined && error),
    ),
    answer: {
      isFetching: asked.isFetching,
      refetch: asked.refetch,
      data: asked.data && !waits ? merge() : undefined,
      // What failed of the changes is said once all of them are answered.
      error: isWithoutChanges ? comments.error : asked.error,
    },
  };
}

const isAnswered = ({ data, error }: LoadedQuery<unknown>): boolean =>
  data !== undefined || error !== undefined;

const NOTHING: Known<TimelineEntry> = { items: [], more: false };
const NO_PAGES: AskedPages = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
};

interface Pages<Item> {
  data?: { pages: readonly { items: readonly Item[] }[] } | undefined;
  hasNextPage: boolean;
}

const knownOf = <Item>(
  { data, hasNextPage }: Pages<Item>,
  toEntry: (item: Item) => TimelineEntry,
): Known<TimelineEntry> => ({
  items: data?.pages.flatMap(({ items }) => items.map(toEntry)) ?? [],
  more: hasNextPage,
});
