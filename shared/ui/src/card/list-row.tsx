import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.js';

export interface ListRowProps {
  /** Avatar, tile or icon. */
  lead?: ReactNode;
  title: ReactNode;
  /** One quiet line below. */
  text?: ReactNode;
  /** Badge, time or buttons. */
  end?: ReactNode;
  /** Makes the whole row a link. */
  to?: string;
  /** Makes the whole row a button; of a link, what happens besides. */
  onPress?: () => void;
  /** The link leads to what is open. */
  current?: boolean;
  compact?: boolean;
  /** The quiet line takes as many lines as it needs instead of being cut. */
  wrap?: boolean;
}

/** A row inside a card of `fill="rows"`. */
export function ListRow({ lead, title, text, end, to, onPress, current, compact, wrap }: ListRowProps) {
  const classes = classNames('at-li', compact && 'at-li-40', wrap && 'at-li-wrap');
  const content = (
    <>
      {lead}
      <span className="at-grow">
        <span className="t d-block" dir="auto">
          {title}
        </span>
        {text && (
          <span className="s d-block" dir="auto">
            {text}
          </span>
        )}
      </span>
      {end}
    </>
  );
  if (to)
    return (
      <Link className={classes} to={to} onClick={onPress} aria-current={current || undefined}>
        {content}
      </Link>
    );
  if (onPress)
    return (
      <button type="button" className={classes} onClick={onPress}>
        {content}
      </button>
    );
  return <div className={classes}>{content}</div>;
}
