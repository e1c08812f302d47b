import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { RelativeTime } from '../feedback/relative-time.js';

export interface BubbleItem {
  id: string;
  author: string;
  /** When it was written. */
  at: string;
  text: string;
  /** It is of the reader's side. */
  mine: boolean;
  /** What was sent with it. */
  more?: ReactNode;
}

interface BubblesProps {
  label: string;
  /** The newest last. */
  items: readonly BubbleItem[];
}

/** What people of two sides wrote to each other; whoever reads has several people on each side, so all are named. */
export function Bubbles({ label, items }: BubblesProps) {
  return (
    <ul className="at-bubbles" aria-label={label}>
      {items.map(({ id, author, at, text, mine, more }) => (
        <li key={id} className={classNames('at-bubble', mine && 'is-mine')}>
          <small>
            <strong dir="auto">{author}</strong> · <RelativeTime at={at} />
          </small>
          {text && <p dir="auto">{text}</p>}
          {more}
        </li>
      ))}
    </ul>
  );
}
