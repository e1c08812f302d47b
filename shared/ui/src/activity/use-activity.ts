import type { LiveTag, SubjectPlace } from '@atrium/contracts';
import { useListCommentsInfiniteQuery } from '../comments/comments.api.js';
import { AuditVocabulary } from '../history/audit-vocabulary.rules.js';
import { useListAuditWordsQuery, useListHistoryInfiniteQuery } from '../history/history.api.js';
import { withoutEarlier } from '../pagination/show-earlier.js';
import { mergeTimeline, type Known } from './timeline.rules.js';

export type Shown = 'all' | 'comments' | 'changes';

export interface ActivityQuery {
  place: SubjectPlace;
  tag: LiveTag;
  shown: Shown;
}

/** The timeline of a record; what is not shown is not asked for, and comments are shown without changes that failed. */
export function useActivity({ place, tag, shown }: ActivityQuery) {
  const [skipsComments, skipsChanges] = [shown === 'changes', shown === 'comments'];
  const comments = withoutEarlier(useListCommentsInfiniteQuery(place, { skip: skipsComments }));
  const history = withoutEarlier(useListHistoryInfiniteQuery({ ...place, tag }, { skip: skipsChanges }));
  const said = useListAuditWordsQuery(place.kind, { skip: skipsChanges });
  const changes = allOf([history, said]);
  const isWithoutChanges = shown === 'all' && !changes.isThere;
  const lacksChanges = isWithoutChanges && [history, said].every(isAnswered);
  const leavesChanges = skipsChanges || lacksChanges;
  const { isThere, ...asked } = allOf([
    ...(skipsComments ? [] : [comments]),
    ...(leavesChanges ? [] : [history, said]),
  ]);
  // A skipped query still has what it answered last.
  const merge = () => ({
    ...mergeTimeline(skipsComments ? NOTHING : knownOf(comments), leavesChanges ? NOTHING : knownOf(history)),
    words: said.data && new AuditVocabulary(said.data),
  });
  return {
    ...{ comments, history, changes, lacksChanges },
    answer: {
      ...asked,
      data: isThere ? merge() : undefined,
      // What failed of the changes is said once all of them are answered.
      error: isWithoutChanges ? comments.error : asked.error,
    },
  };
}

interface Asked {
  data?: unknown;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

const isAnswered = ({ data, error }: Asked): boolean => data !== undefined || error !== undefined;

/** Several answers as one. */
function allOf(asked: readonly Asked[]) {
  const failed = asked.filter(({ error }) => error);
  return {
    isThere: asked.every(({ data }) => data !== undefined),
    error: failed[0]?.error,
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach((each) => void each.refetch()),
  };
}

const NOTHING = { items: [], more: false };

interface Pages<Item> {
  data?: { pages: readonly { items: readonly Item[] }[] } | undefined;
  hasNextPage: boolean;
}

const knownOf = <Item>({ data, hasNextPage }: Pages<Item>): Known<Item> => ({
  items: data?.pages.flatMap(({ items }) => items) ?? [],
  more: hasNextPage,
});
