import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.js';
import { answerOf, currentOf, type LoadedQuery } from './loaded-query.js';
import { PartSkeleton } from './part-skeleton.js';
import { RetryNote } from './retry-note.js';

export interface LoadedProps<Data> {
  of: LoadedQuery<Data>;
  /** What failed: "The contacts could not be loaded". */
  title: string;
  /** Only the answer to what is asked for now, not to what was asked before. */
  current?: boolean;
  /** In place of the first answer. */
  skeleton?: ReactNode;
  /** What skeleton and failure stand in, such as a dialog that the answer would fill. */
  frame?: (waiting: ReactNode) => ReactNode;
  /** The answer is drawn as a dialog or a page, which puts the note about a failed refetch inside itself. */
  placesNote?: boolean;
  children: (data: NonNullable<Data>, note: ReactNode) => ReactNode;
}

/**
 * What a query answered: a skeleton until then, and a failure with a way to retry. When it is fetched again and that
 * fails, what is shown stays, with all that somebody is typing in it, and a note says that it may be older.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { of, title, current, skeleton = <PartSkeleton />, frame = (waiting) => waiting, children } = props;
  const { error, isFetching, refetch } = of;
  const retry = { onRetry: () => void refetch(), busy: Boolean(isFetching) };
  const note = error ? <OlderNote {...retry} /> : null;
  const data = current ? currentOf(of) : answerOf(of);
  if (data === undefined || data === null)
    return frame(error ? <ErrorState title={title} error={error} {...retry} /> : skeleton);
  return (
    <>
      {!props.placesNote && note}
      {children(data, note)}
    </>
  );
}

/** Above what stays when it could not be fetched again. */
export const OlderNote = (retry: { onRetry: () => void; busy?: boolean }) => (
  <RetryNote {...retry}>{t('This could not be brought up to date. It may have changed since.')}</RetryNote>
);
