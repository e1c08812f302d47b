import type { LiveTag, SubjectPlace } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import { useState } from 'react';
import '../../theme/comments.scss';
import { Segmented } from '../button/segmented.js';
import { CommentRow } from '../comments/comment-row.js';
import { NewComment } from '../comments/new-comment.js';
import type { AuditReading } from '../history/audit-value.format.js';
import { sayEntry } from '../history/history-item.format.js';
import { ShowEarlier } from '../pagination/next-page.js';
import { Loaded } from '../states/loaded.js';
import { RetryNote } from '../states/retry-note.js';
import { ChangeRow } from './change-row.js';
import type { TimelineEntry } from './timeline.rules.js';
import { useActivity, type ActivityQuery, type Shown } from './use-activity.js';

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
      <Timeline place={place} tag={tag} shown={shown} />
      <NewComment place={place} />
    </div>
  );
}

function Timeline(asked: ActivityQuery) {
  const { place, shown } = asked;
  const { comments, history, changes, lacksChanges, answer } = useActivity(asked);
  const { timezone } = useUser().company;
  return (
    <Loaded of={answer} title={t('What happened could not be loaded')}>
      {({ entries, next, words }) => (
        <>
          {lacksChanges && (
            <RetryNote onRetry={changes.refetch} busy={changes.isFetching}>
              {t('The changes could not be loaded.')}
            </RetryNote>
          )}
          {entries.length === 0 && !next.comments && !next.changes && <Nothing shown={shown} />}
          <ShowEarlier of={[...(next.comments ? [comments] : []), ...(next.changes ? [history] : [])]} />
          <Entries
            entries={entries}
            place={place}
            reading={words && { words, kind: place.kind, timeZone: timezone }}
          />
        </>
      )}
    </Loaded>
  );
}

interface EntriesProps {
  entries: readonly TimelineEntry[];
  /** Left out where no change is shown. */
  reading: AuditReading | undefined;
  place: SubjectPlace;
}

function Entries({ entries, reading, place }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ol aria-label={t('Activity')}>
      {entries.map((entry) =>
        entry.kind === 'comment' ? (
          <CommentRow key={entry.comment.id} comment={entry.comment} place={place} />
        ) : (
          reading && <ChangeRow key={entry.change.id} item={sayEntry(reading, entry.change)} />
        ),
      )}
    </ol>
  );
}

const Nothing = ({ shown }: { shown: Shown }) => (
  <p className="at-muted m-0">
    {shown === 'changes' ? t('Nothing has been recorded yet.') : t('No comments yet.')}
  </p>
);
