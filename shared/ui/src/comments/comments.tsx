import type { SubjectPlace } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import '../../theme/comments.scss';
import { ShowEarlier, withoutNext } from '../pagination/next-page.js';
import { Loaded } from '../states/loaded.js';
import { CommentRow } from './comment-row.js';
import { useListCommentsInfiniteQuery } from './comments.api.js';
import { NewComment } from './new-comment.js';

/** The comments on a record, the newest last, and a field to write one. Whoever may read the record reads them. */
export function Comments({ kind, id }: SubjectPlace) {
  const place = { kind, id };
  return (
    <div className="at-comments">
      <CommentRows place={place} />
      <NewComment place={place} />
    </div>
  );
}

/** The comments that were asked for, and above them the way to earlier ones. */
function CommentRows({ place }: { place: SubjectPlace }) {
  const query = withoutNext(useListCommentsInfiniteQuery(place));
  return (
    <Loaded of={query} title={t('The comments could not be loaded')}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return <p className="at-muted m-0">{t('No comments yet.')}</p>;
        return (
          <>
            <ShowEarlier of={[query]} />
            <ul aria-label={t('Comments')}>
              {items.toReversed().map((comment) => (
                <CommentRow key={comment.id} comment={comment} place={place} />
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
}
