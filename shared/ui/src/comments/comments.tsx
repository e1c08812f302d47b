import type { CommentList, SubjectPlace } from '@atrium/contracts';
import { newRequestKey, t, useUnsavedWork, useUser } from '@atrium/sdk';
import { useState } from 'react';
import '../../theme/comments.scss';
import { Button } from '../button/button.js';
import { Loaded } from '../states/loaded.js';
import { keepDraft, readDraft } from './comment-drafts.js';
import { CommentForm } from './comment-form.js';
import { CommentRow } from './comment-row.js';
import { useCreateCommentMutation, useListCommentsQuery } from './comments.api.js';

/** The comments on a record, the newest last, and a field to write one. Whoever may read the record reads them. */
export function Comments({ kind, id }: SubjectPlace) {
  const place = { kind, id };
  return (
    <div className="at-comments">
      <CommentPage place={place} />
      <NewComment place={place} />
    </div>
  );
}

interface CommentPageProps {
  place: SubjectPlace;
  before?: string;
}

function CommentPage({ place, before }: CommentPageProps) {
  const query = useListCommentsQuery({ ...place, before });
  return (
    <Loaded of={query} title={t('The comments could not be loaded')}>
      {(page) => <CommentRows place={place} page={page} />}
    </Loaded>
  );
}

interface CommentRowsProps {
  place: SubjectPlace;
  page: CommentList;
}

/** Some comments, and above them the way to earlier ones. */
function CommentRows({ place, page: { items, next } }: CommentRowsProps) {
  const [more, setMore] = useState(false);
  if (items.length === 0) return <p className="at-muted m-0">{t('No comments yet.')}</p>;
  return (
    <>
      {next !== null && more && <CommentPage place={place} before={next} />}
      {next !== null && !more && (
        <Button size="sm" variant="ghost" onClick={() => setMore(true)}>
          {t('Show earlier')}
        </Button>
      )}
      <ul aria-label={t('Comments')}>
        {items.toReversed().map((comment) => (
          <CommentRow key={comment.id} comment={comment} place={place} />
        ))}
      </ul>
    </>
  );
}

function NewComment({ place }: { place: SubjectPlace }) {
  const { id: userId } = useUser();
  const [create] = useCreateCommentMutation();
  const [sent, setSent] = useState(newRequestKey);
  const [typed, setTyped] = useState(false);
  useUnsavedWork(typed);
  return (
    <CommentForm
      // Another key after each comment: an empty field, and another request.
      key={sent}
      place={place}
      label={t('Write a comment')}
      first={readDraft(userId, place)}
      sendLabel={t('Comment::verb')}
      onText={(text) => {
        keepDraft(userId, place, text);
        setTyped(text !== null);
      }}
      addsWatchers
      onSend={async (text, watcherIds) => {
        const watchers = watcherIds.length > 0 && { watcherIds };
        await create({ key: sent, body: { ...place, text, ...watchers } }).unwrap();
        keepDraft(userId, place, null);
        setTyped(false);
        setSent(newRequestKey());
      }}
    />
  );
}
