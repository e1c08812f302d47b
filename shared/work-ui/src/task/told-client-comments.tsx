import type { ClientComment } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { ToldRow, type LoadedQuery, type ToldSource } from '@atrium/ui';

/** What a company and its client write to each other, as a part of the line of time of what they write about. */
export function toldClientComments<Answer>(
  query: LoadedQuery<Answer>,
  commentsOf: (answer: Answer) => readonly ClientComment[],
): ToldSource {
  const comments = query.data === undefined ? [] : commentsOf(query.data);
  return {
    query,
    items: comments.toReversed().map((comment) => ({
      key: comment.id,
      at: comment.createdAt,
      shown: <ClientCommentRow comment={comment} />,
    })),
  };
}

function ClientCommentRow({ comment: { author, side, createdAt, text } }: { comment: ClientComment }) {
  return (
    <ToldRow
      open
      icon="message"
      title={author}
      note={side === 'client' ? t('The client') : t('To the client')}
      at={createdAt}
      text={text}
    />
  );
}
