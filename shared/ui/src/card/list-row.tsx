import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.js';

export interface ListRowProps {
  /** Avatar, tile or icon. */
  lead?: ReactNode;
  title: ReactNode;
  /** One muted line below the title. */
  text?: ReactNode;
  /** Badge, time or buttons. */
  end?: ReactNode;
  /** Makes the whole row a link. */
  to?: string;
  /** Makes the whole row a button; for a link, it is called in addition. */
  onPress?: () => void;
  /** The link leads to the page that is open. */
  current?: boolean;
  compact?: boolean;
  /** Wraps the muted line instead of cutting it. */
  wrap?: boolean;
}

/** A row inside a card with `fill="rows"`. */
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
