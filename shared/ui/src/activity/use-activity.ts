import type { LiveTag, SubjectPlace } from '@atrium/contracts';
import { useListCommentsInfiniteQuery } from '../comments/comments.api.js';
import { AuditVocabulary } from '../history/audit-vocabulary.rules.js';
import { useListAuditWordsQuery, useListHistoryInfiniteQuery } from '../history/history.api.js';
import { withoutNext } from '../pagination/next-page.js';
import { allOf, type LoadedQuery } from '../states/loaded-query.js';
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
  const comments = withoutNext(useListCommentsInfiniteQuery(place, { skip: skipsComments }));
  const history = withoutNext(useListHistoryInfiniteQuery({ ...place, tag }, { skip: skipsChanges }));
  const said = useListAuditWordsQuery(place.kind, { skip: skipsChanges });
  const changes = allOf([history, said]);
  const isWithoutChanges = shown === 'all' && !changes.data;
  const lacksChanges = isWithoutChanges && [history, said].every(isAnswered);
  const leavesChanges = skipsChanges || lacksChanges;
  const asked = allOf([...(skipsComments ? [] : [comments]), ...(leavesChanges ? [] : [history, said])]);
  // A skipped query still has what it answered last.
  const merge = () => ({
    ...mergeTimeline(skipsComments ? NOTHING : knownOf(comments), leavesChanges ? NOTHING : knownOf(history)),
    words: said.data && new AuditVocabulary(said.data),
  });
  return {
    comments,
    history,
    changes,
    lacksChanges,
    answer: {
      isFetching: asked.isFetching,
      refetch: asked.refetch,
      data: asked.data && merge(),
      // What failed of the changes is said once all of them are answered.
      error: isWithoutChanges ? comments.error : asked.error,
    },
  };
}

const isAnswered = ({ data, error }: LoadedQuery<unknown>): boolean =>
  data !== undefined || error !== undefined;

const NOTHING = { items: [], more: false };

interface Pages<Item> {
  data?: { pages: readonly { items: readonly Item[] }[] } | undefined;
  hasNextPage: boolean;
}

const knownOf = <Item>({ data, hasNextPage }: Pages<Item>): Known<Item> => ({
  items: data?.pages.flatMap(({ items }) => items) ?? [],
  more: hasNextPage,
});
