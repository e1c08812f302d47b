import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Count } from '../badge/count.js';

export interface CardProps {
  title?: string;
  /** Where the title leads: what the card is about. */
  titleLink?: Pick<LinkProps, 'to' | 'state'> & { record: string };
  count?: number;
  /** A muted text after the title, such as a unit or a period. */
  note?: ReactNode;
  /** Ghost buttons of 28 px at the end of the header. */
  actions?: ReactNode;
  /** `body` adds padding; `rows` lets rows and tables reach the edges. */
  fill?: 'body' | 'rows';
  footer?: ReactNode;
  children: ReactNode;
}

/** A block on the page's background. Do not nest cards. */
export function Card({ title, titleLink, count, note, actions, fill = 'body', footer, children }: CardProps) {
  return (
    <section className="at-card" aria-label={title}>
      {(title ?? actions) && (
        <div className="at-card-h">
          {title && <h2>{titleLink ? <TitleLink {...titleLink} title={title} /> : title}</h2>}
          {count !== undefined && <Count value={count} />}
          {note && <span className="at-muted at-13">{note}</span>}
          {actions && <div className="at-actions">{actions}</div>}
        </div>
      )}
      {fill === 'body' ? <div className="at-card-b">{children}</div> : children}
      {footer && <div className="at-card-f">{footer}</div>}
    </section>
  );
}

function TitleLink({ title, record, ...link }: NonNullable<CardProps['titleLink']> & { title: string }) {
  return (
    <Link {...link} className="at-opens" data-record={record}>
      {title}
    </Link>
  );
}
