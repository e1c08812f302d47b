import type { LiveTag, SubjectPlace } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import { Fragment, useState, type ReactNode } from 'react';
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
import type { ToldSource } from './told.types.js';
import { useActivity, type ActivityQuery, type Shown } from './use-activity.js';

export interface ActivityProps extends SubjectPlace {
  /** The record's tag: its changes are fetched again when the record has changed. */
  tag: LiveTag;
  /** What is shown first. */
  first?: Shown;
  /** What else happened with it, such as calls. */
  told?: readonly ToldSource[];
  /** Where something is written; gets the field of a comment, which it is without one. */
  composer?: (comment: ReactNode) => ReactNode;
}

const NOTHING_ELSE: readonly ToldSource[] = [];

/** A field to write, and below it what was said about a record and what was changed of it, the newest first. */
export function Activity(props: ActivityProps) {
  const { kind, id, tag, first = 'all', told = NOTHING_ELSE, composer } = props;
  const [shown, setShown] = useState(first);
  const place = { kind, id };
  const comment = <NewComment place={place} />;
  return (
    <div className="at-comments">
      {composer ? composer(comment) : comment}
      <Segmented
        label={t('What is shown')}
        value={shown}
        options={[
          { value: 'all', label: t('All') },
          { value: 'comments', label: told.length > 0 ? t('Said and written') : t('Comments') },
          { value: 'changes', label: t('Changes') },
        ]}
        onChange={setShown}
      />
      <Timeline place={place} tag={tag} shown={shown} told={told} />
    </div>
  );
}

function Timeline(asked: ActivityQuery) {
  const { place, shown } = asked;
  const { changes, lacksChanges, lacking, answer } = useActivity(asked);
  const { timezone } = useUser().company;
  return (
    <Loaded of={answer} title={t('What happened could not be loaded')}>
      {({ entries, earlier, words }) => (
        <>
          {lacksChanges && (
            <RetryNote onRetry={changes.refetch} busy={changes.isFetching ?? false}>
              {t('The changes could not be loaded.')}
            </RetryNote>
          )}
          {lacking.error !== undefined && (
            <RetryNote onRetry={lacking.refetch} busy={lacking.isFetching ?? false}>
              {t('A part of it could not be loaded.')}
            </RetryNote>
          )}
          {entries.length === 0 && earlier.length === 0 && <Nothing shown={shown} />}
          <Entries
            entries={entries}
            place={place}
            reading={words && { words, kind: place.kind, timeZone: timezone }}
          />
          <ShowEarlier of={earlier} />
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
      {entries.map((entry) => {
        if (entry.kind === 'comment')
          return <CommentRow key={entry.comment.id} comment={entry.comment} place={place} />;
        if (entry.kind === 'told') return <Fragment key={entry.told.key}>{entry.told.shown}</Fragment>;
        return reading && <ChangeRow key={entry.change.id} item={sayEntry(reading, entry.change)} />;
      })}
    </ol>
  );
}

const Nothing = ({ shown }: { shown: Shown }) => (
  <p className="at-muted m-0">
    {shown === 'changes' ? t('Nothing has been recorded yet.') : t('No comments yet.')}
  </p>
);
