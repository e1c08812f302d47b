import type { SubjectPlace } from '@atrium/contracts';
import { newRequestKey, t, useUnsavedWork, useUser } from '@atrium/sdk';
import { useState } from 'react';
import '../../theme/comments.scss';
import { keepDraft, readDraft } from './comment-drafts.js';
import { CommentForm } from './comment-form.js';
import { useCreateCommentMutation } from './comments.api.js';

/** Writes a comment; what is typed is kept until it is sent. */
export function NewComment({ place }: { place: SubjectPlace }) {
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
