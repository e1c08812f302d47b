import type { LiveTag, SubjectPlace } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import { useState } from 'react';
import '../../theme/comments.scss';
import { Button } from '../button/button.js';
import { Segmented } from '../button/segmented.js';
import { CommentRow } from '../comments/comment-row.js';
import { useListCommentsInfiniteQuery } from '../comments/comments.api.js';
import { NewComment } from '../comments/new-comment.js';
import type { AuditReading } from '../history/audit-value.format.js';
import { AuditVocabulary } from '../history/audit-vocabulary.rules.js';
import { useListAuditWordsQuery, useListHistoryInfiniteQuery } from '../history/history.api.js';
import { sayEntry } from '../history/history-item.format.js';
import { Loaded } from '../states/loaded.js';
import { ChangeRow } from './change-row.js';
import { mergeTimeline, type TimelineEntry } from './timeline.rules.js';

type Shown = 'all' | 'comments' | 'changes';

export interface ActivityProps extends SubjectPlace {
  /** The record's tag: its changes are fetched again when the record has changed. */
  tag: LiveTag;
  /** What is shown first. */
  first: Shown;
}

/** What was said about a record and what was changed of it in one line of time, the newest last, and a field to write. */
export function Activity({ kind, id, tag, first }: ActivityProps) {
  const [shown, setShown] = useState(first);
  const place = { kind, id };
  return (
    <div className="at-comments">
      <Segmented
        label={t('What is shown')}
        value={shown}
        options={[
          { value: 'all', label: t('All') },
          { value: 'comments', label: t('Comments') },
          { value: 'changes', label: t('Changes') },
        ]}
        onChange={setShown}
      />
      <Timeline {...{ place, tag, shown }} />
      <NewComment place={place} />
    </div>
  );
}

interface TimelineProps {
  place: SubjectPlace;
  tag: LiveTag;
  shown: Shown;
}

function Timeline({ place, tag, shown }: TimelineProps) {
  const { comments, changes, answer } = useActivity({ place, tag, shown });
  const { timezone } = useUser().company;
  const busy = comments.isFetchingNextPage || changes.isFetchingNextPage;
  return (
    <Loaded of={answer} title={t('What happened could not be loaded')}>
      {({ entries, next, words }) => {
        if (entries.length === 0 && !next.comments && !next.changes) return <Nothing shown={shown} />;
        const goBack = () => {
          if (next.comments) void comments.fetchNextPage();
          if (next.changes) void changes.fetchNextPage();
        };
        return (
          <>
            {(next.comments || next.changes) && (
              <Button size="sm" variant="ghost" busy={busy} onClick={goBack}>
                {t('Show earlier')}
              </Button>
            )}
            <Entries {...{ entries, place }} reading={{ words, kind: place.kind, timeZone: timezone }} />
          </>
        );
      }}
    </Loaded>
  );
}

interface EntriesProps {
  entries: readonly TimelineEntry[];
  reading: AuditReading;
  place: SubjectPlace;
}

const Entries = ({ entries, reading, place }: EntriesProps) => (
  <ol aria-label={t('Activity')}>
    {entries.map((entry) =>
      entry.kind === 'comment' ? (
        <CommentRow key={entry.comment.id} comment={entry.comment} place={place} />
      ) : (
        <ChangeRow key={entry.change.id} item={sayEntry(reading, entry.change)} />
      ),
    )}
  </ol>
);

const Nothing = ({ shown }: Pick<TimelineProps, 'shown'>) => (
  <p className="at-muted m-0">
    {shown === 'changes' ? t('Nothing has been recorded yet.') : t('No comments yet.')}
  </p>
);

/** Both pages of the timeline, of which what is not shown is not asked for. */
function useActivity({ place, tag, shown }: TimelineProps) {
  const [skipsComments, skipsChanges] = [shown === 'changes', shown === 'comments'];
  const comments = useListCommentsInfiniteQuery(place, { skip: skipsComments });
  const changes = useListHistoryInfiniteQuery({ ...place, tag }, { skip: skipsChanges });
  const said = useListAuditWordsQuery(place.kind);
  const asked = [...(skipsComments ? [] : [comments]), ...(skipsChanges ? [] : [changes]), said];
  // A skipped query still has what it answered last.
  const pages = {
    comments: skipsComments ? NOT_ASKED : comments,
    changes: skipsChanges ? NOT_ASKED : changes,
  };
  const failed = asked.find(({ error }) => error);
  const words = asked.every(({ data }) => data) && said.data && new AuditVocabulary(said.data);
  const answer = {
    data: words ? { ...mergeTimeline(loadedOf(pages.comments), loadedOf(pages.changes)), words } : undefined,
    error: failed?.error,
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => failed?.refetch(),
  };
  return { ...pages, answer };
}

const NOT_ASKED = {
  ...{ data: undefined, isLoading: false, hasNextPage: false, isFetchingNextPage: false },
  fetchNextPage: () => Promise.resolve(),
};

interface Asked<Item> {
  data?: { pages: readonly { items: readonly Item[] }[] } | undefined;
  hasNextPage: boolean;
}

const loadedOf = <Item,>({ data, hasNextPage }: Asked<Item>) => ({
  items: data?.pages.flatMap(({ items }) => items) ?? [],
  more: hasNextPage,
});
