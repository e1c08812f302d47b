import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../feedback/relative-time.js';
import type { IconName } from '../icon/icon-set.js';
import { Icon } from '../icon/icon.js';

export interface ToldRowProps {
  icon: IconName;
  /** Who did what. */
  title: ReactNode;
  at: string;
  /** Words that people wrote. */
  text?: string | null;
  /** Below the title, such as where it came from. */
  note?: ReactNode;
  /** Where it can be read in full. */
  to?: string | undefined;
  /** The client reads it, too. */
  open?: boolean;
}

/** Something that is told in the line of time of a record. */
export function ToldRow({ icon, title, at, text, note, to, open = false }: ToldRowProps) {
  return (
    <li className="at-change">
      <Icon name={icon} size={16} />
      <div>
        <div className="at-row">
          <span className="at-grow">
            {to === undefined ? <bdi>{title}</bdi> : <Link to={to}>{title}</Link>}
          </span>
          <span className="at-12 at-muted">
            <RelativeTime at={at} />
          </span>
        </div>
        {note && <div className="at-12 at-muted">{note}</div>}
        {text && (
          <p className={open ? 'at-told is-open' : 'at-told'} dir="auto">
            {text}
          </p>
        )}
      </div>
    </li>
  );
}
